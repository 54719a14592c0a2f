/** A line to a table on the server. It mends itself and goes on after the last number that was told. */
import { words } from '../words/words.svelte';
import type { Answer, Ask, ToClient } from '../wire';
import { turnedAway } from './api';
import { Waiting, type Line, type Listener } from './line';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** So often a line is felt on which nothing is heard; one that does not answer until the next time is dead. */
const PULSE = 10_000;
/** So long it may be silent after the browser said that the network is gone. */
const DOUBT = 1000;
/** Coming back is of no use as things are. */
const REFUSED = 1008;
/** The number of messages nobody waits for. */
const NOBODY = 0;
const UNSURE: Answer = { type: 'refused', code: 'unsure', why: '' };

export function openSocket(code: string, listener: Listener): Line {
  return new SocketLine(code, listener);
}

class SocketLine implements Line {
  #socket: WebSocket | undefined;
  #waiting = new Waiting();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse = setInterval(() => this.#feel(), PULSE);
  #closed = false;
  /** Whether this socket has told where the table stands. */
  #stood = false;
  /** How often it was felt since something was heard. */
  #felt = 0;

  constructor(
    private code: string,
    private listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  ask(ask: Ask): Promise<Answer> {
    const { id, answer } = this.#waiting.expect();
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ id, ask }));
    } else {
      this.#waiting.answered(id, { ...UNSURE, why: words.say('line-not-sent') } as Answer);
    }
    return answer;
  }

  close(): void {
    this.#end();
    this.#socket?.close();
  }

  #end(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
  }

  #open(): void {
    this.listener.status(this.listener.last() > 0 ? 'cut' : 'opening');
    this.#unsure();
    const url = new URL(`api/tables/${encodeURIComponent(this.code)}/live`, document.baseURI);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('since', String(this.listener.last()));
    url.searchParams.set('lang', words.lang);
    const socket = new WebSocket(url);
    [this.#socket, this.#stood, this.#felt] = [socket, false, 0];
    socket.onmessage = (event) => this.#told(JSON.parse(event.data as string) as ToClient);
    socket.onclose = (event) => void this.#lost(event);
  }

  #told(message: ToClient): void {
    this.#felt = 0;
    if (message.type === 'answered') {
      this.#waiting.answered(message.id, message.answer);
      return;
    }
    if (message.type === 'standing') {
      [this.#wait, this.#stood] = [FIRST_WAIT, true];
      this.listener.status('open');
    }
    this.listener.told(message);
  }

  /** A line may be dead for long before anybody says so: somebody went into a tunnel, or the device slept. */
  #feel(): void {
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    this.#felt += 1;
    if (this.#felt > 2) this.#giveUp(socket);
    else if (this.#felt === 2 && socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ id: NOBODY, ask: { type: 'ping' } satisfies Ask }));
    }
  }

  #giveUp(socket: WebSocket): void {
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#socket = undefined;
    this.#cut();
  }

  async #lost(event: CloseEvent): Promise<void> {
    if (this.#closed) return;
    const why = event.code === REFUSED ? event.reason : this.#stood ? undefined : await turnedAway(this.code, this.listener.last());
    // Somebody was in a hurry: there is another line already.
    if (this.#closed || event.target !== this.#socket) return;
    if (why === undefined) {
      this.#cut();
      return;
    }
    this.#end();
    this.#waiting.giveUp({ ...UNSURE, why } as Answer);
    this.listener.status('closed', why);
  }

  /** Nobody answers any more what was asked on the line before. */
  #unsure(): void {
    this.#waiting.giveUp({ ...UNSURE, why: words.say('line-unsure') } as Answer);
  }

  #cut(): void {
    this.#unsure();
    if (this.#closed) return;
    this.listener.status('cut');
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The browser says that the network is gone. A server that is reached without one is still heard. */
  #doubt = (): void => {
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    this.#felt = 1;
    this.#feel();
    setTimeout(() => {
      if (socket === this.#socket && this.#felt > 1 && !this.#closed) this.#giveUp(socket);
    }, DOUBT);
  };

  /** The network is back, or whoever looks at the page: they want to know at once. */
  #hurry = (): void => {
    if (!this.#socket || this.#socket.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#timer);
      this.#open();
    } else {
      this.#felt = Math.max(this.#felt, 1);
      this.#feel();
    }
  };
}

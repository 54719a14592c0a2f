/** A line to a table on the server. It mends itself and goes on after the last number that was told. */
import { words } from '../words/words.svelte';
import type { Answer, Ask, ToClient } from '../wire';
import { Waiting, type Line, type Listener } from './line';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Coming back is of no use as things are. */
const REFUSED = 1008;
const UNSURE: Answer = { type: 'refused', code: 'unsure', why: '' };

export function openSocket(code: string, listener: Listener): Line {
  return new SocketLine(code, listener);
}

class SocketLine implements Line {
  #socket: WebSocket | undefined;
  #waiting = new Waiting();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private code: string,
    private listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    this.#open();
  }

  ask(ask: Ask): Promise<Answer> {
    const { id, answer } = this.#waiting.expect();
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ id, ask }));
    } else {
      this.#waiting.answered(id, { ...UNSURE, code: 'unavailable', why: words.say('line-cut') } as Answer);
    }
    return answer;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    this.listener.status(this.listener.last() > 0 ? 'cut' : 'opening');
    const url = new URL(`api/tables/${encodeURIComponent(this.code)}/live`, document.baseURI);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('since', String(this.listener.last()));
    url.searchParams.set('lang', words.lang);
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event) => this.#told(JSON.parse(event.data as string) as ToClient);
    socket.onclose = (event) => this.#lost(event);
  }

  #told(message: ToClient): void {
    if (message.type === 'answered') {
      this.#waiting.answered(message.id, message.answer);
      return;
    }
    if (message.type === 'standing') {
      this.#wait = FIRST_WAIT;
      this.listener.status('open');
    }
    this.listener.told(message);
  }

  #lost(event: CloseEvent): void {
    this.#waiting.giveUp({ ...UNSURE, why: words.say('line-unsure') } as Answer);
    if (this.#closed) return;
    if (event.code === REFUSED) {
      this.listener.status('closed', event.reason);
      return;
    }
    this.listener.status('cut');
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry = (): void => {
    if (this.#closed || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}

/** A browser that nobody puts a good face on: Playwright shows every page at once, and here a tab behind another is hidden. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** In milliseconds: a browser that does not answer by then will not. */
const PATIENCE = 30_000;

type Params = Record<string, unknown>;
interface Reply {
  id?: number;
  result?: Params;
  error?: { message: string };
}

export class BareBrowser {
  #folder = mkdtempSync(join(tmpdir(), 'luckhouse-bare-'));
  #process: ChildProcess;
  #next = 1;
  #waiting = new Map<number, (reply: Reply) => void>();
  #rest = '';

  constructor(path: string, args: string[]) {
    const all = [...args, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${this.#folder}`, 'about:blank'];
    this.#process = spawn(path, all, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    (this.#process.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => this.#read(text));
  }

  async send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    const id = this.#next++;
    const reply = new Promise<Reply>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method} is not answered: ${JSON.stringify(params)}`)), PATIENCE);
      this.#waiting.set(id, (reply) => {
        clearTimeout(late);
        resolve(reply);
      });
    });
    (this.#process.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await reply;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  /** A new tab, which is in front of all others. */
  async tab(url: string): Promise<BareTab> {
    const { targetId } = await this.send('Target.createTarget', { url });
    return this.#attach(String(targetId));
  }

  /** What keeps the page. */
  async serviceWorker(): Promise<BareTab> {
    const { targetInfos } = (await this.send('Target.getTargets')) as { targetInfos?: { type: string; targetId: string }[] };
    return this.#attach(targetInfos?.find(({ type }) => type === 'service_worker')?.targetId ?? '');
  }

  async #attach(targetId: string): Promise<BareTab> {
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    return new BareTab(this, targetId, String(sessionId));
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.send('Browser.close').catch(() => undefined);
    await gone;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #read(text: string): void {
    const messages = (this.#rest + text).split('\0');
    this.#rest = messages.pop() ?? '';
    for (const reply of messages.map((it) => JSON.parse(it) as Reply)) {
      this.#waiting.get(reply.id ?? 0)?.(reply);
      this.#waiting.delete(reply.id ?? 0);
    }
  }
}

class BareTab {
  constructor(
    readonly browser: BareBrowser,
    readonly target: string,
    readonly session: string,
  ) {}

  /** What an expression comes to there. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.browser.send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true, userGesture: true },
      this.session,
    );
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: T }).value;
  }

  /** Returns once another page has taken the place of the one that was there. */
  async go(url: string): Promise<void> {
    await this.browser.send('Page.navigate', { url }, this.session);
  }

  async toFront(): Promise<void> {
    await this.browser.send('Target.activateTarget', { targetId: this.target });
  }
}

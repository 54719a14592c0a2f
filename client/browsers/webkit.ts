/** WebKitGTK as the system has it, driven by its WebDriver on a display that nobody sees. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { HEIGHT, WIDTH, type Device, type Engine } from './device';

const BROWSER = process.env.LUCKHOUSE_WEBKIT ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const OPTIONS = { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } };
/** What its driver has not done by then it does not do any more. */
const LONGEST = 60_000;
/** The bar of the window, above the page. */
const BAR = 38;
/** What its answers begin with where an element went away before it was clicked, or another came to lie over it. */
const GONE = /^(stale element reference|no such element|element not interactable|element click intercepted):/;
/** The name by which WebDriver writes an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export class WebKit implements Engine {
  #display: Promise<{ server: ChildProcess; name: string }> | undefined;

  async device(): Promise<Device> {
    this.#display ??= display();
    const { name } = await this.#display;
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env: { ...process.env, DISPLAY: name }, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    await expect.poll(() => fetch(`${address}/status`).then((it) => it.ok, () => false)).toBe(true);
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, { capabilities: { alwaysMatch: OPTIONS } });
    const device = new WebKitDevice(driver, `${address}/session/${sessionId}`);
    await device.resize();
    return device;
  }

  async close(): Promise<void> {
    await gone((await this.#display)?.server);
  }
}

/** Of any number that is free. */
async function display(): Promise<{ server: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${WIDTH + 20}x${HEIGHT + 200}x24`];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((resolve) => (server.stdio[3] as Readable).once('data', (it) => resolve(String(it).trim())));
  return { server, name: `:${String(number)}` };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function gone(process: ChildProcess | undefined): Promise<void> {
  if (!process || process.exitCode !== null) return;
  const ended = new Promise((resolve) => process.once('exit', resolve));
  process.kill();
  await ended;
}

async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  const signal = AbortSignal.timeout(LONGEST);
  const asked = fetch(address, { method, body: body === undefined ? null : JSON.stringify(body), signal });
  const answer = await asked.catch((why: unknown) => Promise.reject(new Error(`${method} ${address}: ${String(why)}`)));
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

class WebKitDevice implements Device {
  constructor(
    private driver: ChildProcess,
    private session: string,
  ) {}

  resize = (): Promise<void> => this.#post('window/rect', { width: WIDTH, height: HEIGHT + BAR });

  async open(address: string): Promise<void> {
    // To another part of the same address no page would be loaded.
    await this.#post('url', { url: 'about:blank' });
    await this.#post('url', { url: address });
    await this.run(listen);
  }

  async reload(): Promise<void> {
    await this.#post('refresh');
    await this.run(listen);
  }

  async run<A extends unknown[], R>(what: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.#post<R>('execute/sync', { script: `return (${what.toString()})(...arguments)`, args });
  }

  async click<A extends unknown[]>(find: (...args: A) => Element | undefined, ...args: A): Promise<boolean> {
    try {
      const found = (await this.run<A, unknown>(find, ...args)) as Record<string, string> | null;
      if (!found?.[ELEMENT]) return false;
      await this.#post(`element/${found[ELEMENT]}/click`);
      return true;
    } catch (why) {
      if (why instanceof Error && GONE.test(why.message)) return false;
      throw why;
    }
  }

  async type(text: string): Promise<void> {
    const found = await ask<Record<string, string>>('GET', `${this.session}/element/active`);
    await this.#post(`element/${found[ELEMENT]}/value`, { text });
  }

  screenshot = (): Promise<string> => ask('GET', `${this.session}/screenshot`);

  troubles = (): Promise<string[]> => this.run(() => (window as unknown as { troubles?: string[] }).troubles ?? []);

  async close(): Promise<void> {
    await ask('DELETE', this.session);
    await gone(this.driver);
  }

  #post<T>(path: string, body: unknown = {}): Promise<T> {
    return ask('POST', `${this.session}/${path}`, body);
  }
}

/** This driver tells nothing of the console: the page itself writes down what goes wrong, from when it is loaded. */
function listen(): void {
  const troubles: string[] = [];
  Object.assign(window, { troubles });
  const { error } = console;
  console.error = (...args: unknown[]) => {
    troubles.push(args.map(String).join(' '));
    error(...args);
  };
  addEventListener('error', (event) => troubles.push(event.message));
  addEventListener('unhandledrejection', (event) => troubles.push(String(event.reason)));
}

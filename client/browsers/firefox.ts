/** Firefox as the system has it, driven by WebDriver BiDi. */
import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { HEIGHT, WIDTH, type Device, type Engine } from './device';

const PATH = process.env.LUCKHOUSE_FIREFOX ?? '/usr/bin/firefox-esr';
/** Refuses cookies and every other kind of site data. */
const BLOCKED = { 'network.cookie.cookieBehavior': 2 };
/** Firefox says this of a part that was still being read from what is kept when the page was reloaded. */
const CUT_OFF = 'A ServiceWorker intercepted the request and encountered an unexpected error.';

export class Firefox implements Engine {
  #browsers = new Map<boolean, Promise<Browser>>();

  async device(blocked = false): Promise<Device> {
    const browser = await this.#browser(blocked);
    const context = await browser.createBrowserContext();
    // A tab behind another would be hidden, and slow.
    const page = await context.newPage({ type: 'window' });
    return new FirefoxDevice(page);
  }

  async close(): Promise<void> {
    for (const browser of this.#browsers.values()) await (await browser).close();
  }

  #browser(blocked: boolean): Promise<Browser> {
    const running = this.#browsers.get(blocked);
    if (running) return running;
    const extraPrefsFirefox = blocked ? BLOCKED : {};
    // Set page by page it would fail: Firefox ESR has no screen that turns, which puppeteer asks for with every size.
    const defaultViewport = { width: WIDTH, height: HEIGHT };
    const browser = launch({ browser: 'firefox', executablePath: PATH, headless: true, defaultViewport, extraPrefsFirefox });
    this.#browsers.set(blocked, browser);
    return browser;
  }
}

class FirefoxDevice implements Device {
  #troubles: string[] = [];

  constructor(private page: Page) {
    page.on('pageerror', (why) => this.#troubles.push(String(why)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().endsWith(CUT_OFF)) this.#troubles.push(message.text());
    });
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  run<A extends unknown[], R>(what: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return this.page.evaluate(what as (...args: unknown[]) => R, ...args);
  }

  async click<A extends unknown[]>(find: (...args: A) => Element | undefined, ...args: A): Promise<boolean> {
    const found = await this.page.evaluateHandle(find as (...args: unknown[]) => Element | undefined, ...args);
    const element = found.asElement() as ElementHandle<Element> | null;
    const clicked = (await element?.click().then(() => true, () => false)) ?? false;
    await found.dispose();
    return clicked;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async screenshot(): Promise<string> {
    return this.page.screenshot({ encoding: 'base64' });
  }

  async troubles(): Promise<string[]> {
    return this.#troubles;
  }

  async close(): Promise<void> {
    await this.page.browserContext().close();
  }
}

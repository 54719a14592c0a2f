/** What a person has in front of them, whatever browser it is: scenarios are written once, against this. */

export interface Device {
  /** Returns once the page is loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page and returns its result. */
  run<A extends unknown[], R>(what: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Clicks the element that the function finds in the page; false if there is none, or it went away meanwhile. */
  click<A extends unknown[]>(find: (...args: A) => Element | undefined, ...args: A): Promise<boolean>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** The page as it is drawn, as a PNG in base64. */
  screenshot(): Promise<string>;
  /** Errors on the console and exceptions that nobody caught. */
  troubles(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** A device with a storage of its own; `blocked`: its browser blocks site data. */
  device(blocked?: boolean): Promise<Device>;
  close(): Promise<void>;
}

export const WIDTH = 1280;
export const HEIGHT = 800;

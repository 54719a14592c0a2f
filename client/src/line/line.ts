/** A line to a table, wherever the table lives: on the server or on this device. */
import type { Answer, Ask, ToClient } from '../wire';

/** How the line is: being opened, open, cut (it mends itself), or closed for good. */
export type LineStatus = 'opening' | 'open' | 'cut' | 'closed';

export interface Listener {
  told(message: ToClient): void;
  /** `why` is a sentence, where there is something to say. */
  status(status: LineStatus, why?: string): void;
  /** The number of the last thing that was told, to go on from there. */
  last(): number;
}

export interface Line {
  ask(ask: Ask): Promise<Answer>;
  close(): void;
}

/** Answers by the number of the message they belong to. */
export class Waiting {
  #next = 1;
  #waiting = new Map<number, (answer: Answer) => void>();

  expect(): { id: number; answer: Promise<Answer> } {
    const id = this.#next++;
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    return { id, answer };
  }

  answered(id: number, answer: Answer): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  /** The line is cut: nobody knows what became of these; joining again shows it. */
  giveUp(answer: Answer): void {
    for (const resolve of this.#waiting.values()) resolve(answer);
    this.#waiting.clear();
  }
}

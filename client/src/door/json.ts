/** Where a text stops being JSON: browsers say it each in their own way, or not at all. */

const GAP = /[ \t\r\n]*/y;
const PLAIN = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const KEY = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

class Reading {
  at = 0;

  constructor(private text: string) {}

  /** Whether this comes next; then it is read. */
  reads(what: RegExp | string): boolean {
    if (typeof what === 'string') {
      if (!this.text.startsWith(what, this.at)) return false;
      this.at += what.length;
    } else {
      what.lastIndex = this.at;
      const found = what.exec(this.text);
      if (!found) return false;
      this.at += found[0].length;
    }
    GAP.lastIndex = this.at;
    this.at += GAP.exec(this.text)?.[0].length ?? 0;
    return true;
  }

  value(): boolean {
    if (this.reads('{')) return this.reads('}') || this.several('}', () => this.reads(KEY) && this.reads(':') && this.value());
    if (this.reads('[')) return this.reads(']') || this.several(']', () => this.value());
    return this.reads(PLAIN);
  }

  several(end: string, one: () => boolean): boolean {
    do {
      if (!one()) return false;
    } while (this.reads(','));
    return this.reads(end);
  }
}

/** The place of the first fault in a text that is no JSON. */
export function faultIn(text: string): number {
  const reading = new Reading(text);
  reading.reads(GAP);
  reading.value();
  return reading.at;
}

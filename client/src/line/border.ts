/** The pocket in WebAssembly: one text in, one text out. */
import pocketUrl from '../../pocket/pocket.wasm?url';

interface Border {
  memory: WebAssembly.Memory;
  space(length: number): number;
  call(): bigint;
}

/** It could not be loaded, or it stopped in the middle: what it held is lost, and the next call loads it anew. */
export class Broken extends Error {
  constructor() {
    super('broken');
  }
}

let border: Promise<Border> | undefined;

async function load(): Promise<Border> {
  const fresh = (): Promise<Response> => fetch(pocketUrl);
  const { instance } = await WebAssembly.instantiateStreaming(fresh()).catch(async () => {
    // Not every web host says what kind of file it is.
    const answer = await fresh();
    return WebAssembly.instantiate(await answer.arrayBuffer());
  });
  return instance.exports as unknown as Border;
}

function through({ memory, space, call }: Border, request: string): string {
  const bytes = new TextEncoder().encode(request);
  // Making space may move the memory: only then is it looked at.
  const start = space(bytes.length);
  new Uint8Array(memory.buffer, start, bytes.length).set(bytes);
  const place = call();
  return new TextDecoder().decode(new Uint8Array(memory.buffer, Number(place >> 32n), Number(place & 0xffffffffn)));
}

/** Asks the pocket; an error is a sentence. */
export async function call<T>(request: Record<string, unknown>): Promise<T> {
  border ??= load();
  const asked = border;
  const text = await asked.then((it) => through(it, JSON.stringify(request))).catch(() => {
    if (border === asked) border = undefined;
    throw new Broken();
  });
  const { ok, error } = JSON.parse(text) as { ok?: T; error?: string };
  if (error !== undefined) throw new Error(error);
  return ok as T;
}

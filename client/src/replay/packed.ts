/** A record inside a link: so a game on this device can be shown to anybody, without a server that keeps it. */

/** More than any real record; a link that unpacks to more is not one. */
const MOST = 4 * 1024 * 1024;
/** Longer links are cut by too many programs. */
const LONGEST = 8000;

/** Nothing, where the link would be too long. */
export async function pack(text: string): Promise<string | undefined> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const safe = packed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return safe.length <= LONGEST ? safe : undefined;
}

export async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length > MOST) throw new Error('too long');
  }
  return text + decoder.decode();
}

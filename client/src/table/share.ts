/** This device's own part of a deal's randomness: 32 hexadecimal digits. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

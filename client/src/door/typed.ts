/** What somebody typed or pasted to come to a table. */

const LENGTH = 5;

/** Where it leads: a code as people write it, or a whole link. Nothing, if it is neither. */
export function wayTo(typed: string): string | undefined {
  const link = /#\/link\/([^/?\s]+)/.exec(typed);
  if (link?.[1]) return `link/${link[1]}`;
  const table = /\/t\/([^/?#\s]+)/.exec(typed);
  const code = readCode(table?.[1] ?? typed);
  return code && `t/${code}`;
}

/** Small letters, spaces and dashes do not matter. */
function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s\p{Pd}._]/gu, '').toUpperCase();
  return code.length === LENGTH && /^[A-Z]+$/.test(code) ? code : undefined;
}

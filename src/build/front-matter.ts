import { readFileSync } from 'node:fs';

/** A Markdown file with `name: value` lines in front of its text, between two lines of three dashes. */
export function readMarked(file: string): { fields: ReadonlyMap<string, string>; body: string } {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const fields = front.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { fields: new Map(fields), body };
}

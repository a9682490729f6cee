import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse, YAMLParseError } from 'yaml';

/** A field of front matter that holds words. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Where the front matter begins in a file, in lines: after the first "---". */
const FIRST_LINE = 1;

/**
 * Reads a Markdown file with YAML front matter between two lines of three dashes. Throws with the file, the field or
 * line, and what to do.
 */
export function readFrontMatter<Fields>(
  file: string,
  schema: v.GenericSchema<unknown, Fields>,
): { fields: Fields; body: string } {
  const [, front, body] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (front === undefined || body === undefined)
    throw new Error(`${file} has no front matter: put its fields between two lines "---" before the text.`);
  const result = v.safeParse(schema, parseYaml(file, front));
  if (!result.success) throw new Error(result.issues.map((issue) => sentenceOf(file, issue)).join('\n'));
  return { fields: result.output, body };
}

function parseYaml(file: string, front: string): unknown {
  try {
    return parse(front) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = (error.linePos?.[0].line ?? 0) + FIRST_LINE;
    const [reason] = error.message.split('\n');
    throw new Error(`${file}, line ${line}: ${reason} A text with ": " or " #" in it needs quotation marks.`);
  }
}

/** What is wrong with a field, and the cure. */
function sentenceOf(file: string, { path, type, expected, received }: v.BaseIssue<unknown>): string {
  const name = path?.map(({ key }) => key).join('.') ?? '';
  if (name === '') return `${file}: the front matter is no list of fields: write each as "name: …".`;
  if (expected === 'never')
    return `${file}: "${name}" is no field of it: remove the line or correct its name.`;
  if (received === 'undefined') return `${file}: "${name}" is missing: add a line "${name}: …".`;
  if (type === 'non_empty') return `${file}: "${name}" is empty: write something after it.`;
  return `${file}: "${name}" is ${received}, and must be ${expected}.`;
}

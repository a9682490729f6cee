import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files below a folder. */
export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

const read = new Map<string, string>();

/** Returns the content of a file. */
export function textOf(file: string): string {
  const text = read.get(file) ?? readFileSync(file, 'utf8');
  read.set(file, text);
  return text;
}

/** The code files of src and scripts. */
export const sources = ['src', 'scripts']
  .flatMap(filesOf)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

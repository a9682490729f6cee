import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Program {
  /** Environment variable that names the program's file. */
  variable?: string;
  /** Names in the folders of PATH. The first is preferred. */
  names: readonly string[];
  /** Paths that are searched after PATH. */
  places?: readonly string[];
}

/** Returns the path of a program on this machine. Throws if the environment variable names no file. */
export function findProgram({ variable, names, places = [] }: Program): string | undefined {
  const named = variable && process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} names ${named}, but there is no file.`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return named || [...inPath, ...places].find((file) => existsSync(file));
}

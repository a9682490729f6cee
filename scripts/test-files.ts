import { readdirSync } from 'node:fs';

/** Returns the paths of the test files in these folders, relative to the project's root. */
export const testFiles = (...folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file));

/** Returns true if a filter matches this file, or if there are no filters. */
export const matches = (file: string, filters: readonly string[]): boolean =>
  filters.length === 0 || filters.some((filter) => file.includes(filter));

/** Returns true if a filter matches a test file in these folders, or if there are no filters. */
export const concerns = (filters: readonly string[], ...folders: readonly string[]): boolean =>
  filters.length === 0 || testFiles(...folders).some((file) => matches(file, filters));

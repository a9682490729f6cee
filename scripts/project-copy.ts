import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that a build reads. */
const sources = [
  'src',
  'scripts',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env.rehearsal',
];

/** A modified copy of the project in a separate folder, with the same packages. */
interface ProjectCopy {
  folder: string;
  dist: string;
  /** Replaces the first occurrence of a text in a file. Throws if the file does not contain the text. */
  change(file: string, before: string, after: string): void;
  build(environment?: Readonly<Record<string, string>>): void;
}

/** Copies this project into .cache/. Replaces an earlier copy. */
export function copyProject(name: string): ProjectCopy {
  const root = process.cwd();
  const folder = join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of sources) cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    dist: join(folder, 'dist'),
    change(file, before, after) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} no longer holds "${before}".`);
      writeFileSync(
        path,
        text.replace(before, () => after),
      );
    },
    build(environment = {}) {
      const vite = join(root, 'node_modules/vite/bin/vite.js');
      execFileSync(process.execPath, [vite, 'build', '--mode', 'rehearsal', '--logLevel', 'error'], {
        cwd: folder,
        env: { ...process.env, ...environment },
      });
    },
  };
}

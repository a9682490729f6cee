import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const copy = join(root, '.cache/next-deployment');

/** The build of the next deployment: the same site with other code and other words. */
export const NEXT_DIST = join(copy, 'dist');

const sources = [
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env.rehearsal',
];

/**
 * Builds a copy of the project in which one component and one message have changed. It is built with
 * React's development code, which also reports hydration mismatches that production passes over, and
 * without the optional templates, so that their forms are simulated.
 */
export default function buildNextDeployment(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const file of sources) cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  change('locales/en/insights.json', 'Notes for people who have to decide', 'Notes of the next deployment');
  change('src/sections/PageIntro.tsx', '<h1>', '<h1 data-deployment="next">');
  for (const name of ['REPORT', 'WEBINAR', 'DEMO', 'BLOG']) {
    const template = name.toLowerCase();
    change('.env.rehearsal', `VITE_EMAILJS_TEMPLATE_${name}=template_${template}`, '');
  }
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--mode', 'rehearsal', '--logLevel', 'warn'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'development' },
  });
}

function change(file: string, before: string, after: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} no longer holds "${before}".`);
  writeFileSync(path, text.replace(before, after));
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawMark, logoProblem } from '#build/mark.ts';

const folder = mkdtempSync(join(tmpdir(), 'logo-'));
const logo = { file: '/logo.svg', width: 52, height: 26 } as const;
const write = (text: string) => writeFileSync(join(folder, 'logo.svg'), text);

afterAll(() => rmSync(folder, { recursive: true }));

test('the default mark is drawn as dots and has no problem', () => {
  expect(drawMark((isHighlighted) => `fill="${isHighlighted ? 'red' : 'grey'}"`)).toMatch(
    /^(?:<circle [^>]+ fill="grey"\/>)+<circle [^>]+ fill="red"\/>$/,
  );
  expect(logoProblem()).toBeUndefined();
});

test('a logo without a file, a view box or its shape stops the build with the cure', () => {
  expect(logoProblem(logo, folder)).toContain('logo.svg does not exist. Put the logo there,');
  write('<svg width="20" height="10"><path d="M0 0"/></svg>');
  expect(logoProblem(logo, folder)).toContain('logo.svg has no <svg> element with a viewBox.');
  write('<svg viewBox="0 0 10 10"><path d="M0 0"/></svg>');
  expect(logoProblem(logo, folder)).toContain('For width: 52 write height: 52.');
  write('<svg viewBox="0 0 200 100"><path d="M0 0"/></svg>');
  expect(logoProblem(logo, folder)).toBeUndefined();
});

test('a logo is drawn in the size of the mark, with its own namespaces and colours', () => {
  write(
    '<?xml version="1.0"?>\n<svg xmlns:x="y" width="9" height="9" viewBox="0 0 200 100"><g fill="red"/></svg>\n',
  );
  expect(drawMark(() => '', logo, folder)).toBe(
    '<svg xmlns:x="y" viewBox="0 0 200 100" width="52" height="26"><g fill="red"/></svg>',
  );
});

import { expect, test } from 'vitest';
import { drawLogo, logoProblem } from '#build/logo.ts';
import { folderWith } from '../../support/folder.ts';

const logo = { file: '/logo.svg', width: 52, height: 26 } as const;
/** Returns the problem of a logo with this text. */
const problemOf = (text: string) => logoProblem(logo, folderWith({ 'logo.svg': text }));

test('a logo of dots is drawn, and the logo of the brand has no problem', () => {
  const dot = { x: 1, y: 2, r: 3 };
  const dots = [
    { ...dot, highlighted: false },
    { ...dot, highlighted: true },
  ];
  const fillOf = (isHighlighted: boolean) => `fill="${isHighlighted ? 'red' : 'grey'}"`;
  expect(drawLogo(fillOf, { dots, width: 8, height: 8 })).toBe(
    '<circle cx="1" cy="2" r="3" fill="grey"/><circle cx="1" cy="2" r="3" fill="red"/>',
  );
  expect(logoProblem()).toBeUndefined();
});

test('a logo with another address, without a file, a view box or its shape stops the build with the cure', () => {
  expect(logoProblem({ ...logo, file: 'logo.svg' as '/logo.svg' })).toContain('Write "/logo.svg"');
  expect(logoProblem(logo, folderWith())).toContain('logo.svg does not exist. Put the logo there,');
  const without = '<svg width="20" height="10"><path d="M0 0"/></svg>';
  expect(problemOf(without)).toContain('logo.svg has no <svg> element with a viewBox.');
  expect(problemOf('<svg viewBox="0 0 10 10"><path d="M0 0"/></svg>')).toContain(
    'For width: 52 write height: 52.',
  );
  expect(problemOf('<svg viewBox="0 0 200 100"><path d="M0 0"/></svg>')).toBeUndefined();
});

test('a file is drawn in the size of the logo, with its own namespaces and colours', () => {
  const folder = folderWith({
    'logo.svg':
      '<?xml version="1.0"?>\n<svg xmlns:x="y" width="9" height="9" viewBox="0 0 200 100"><g fill="red"/></svg>\n',
  });
  expect(drawLogo(() => '', logo, folder)).toBe(
    '<svg xmlns:x="y" viewBox="0 0 200 100" width="52" height="26"><g fill="red"/></svg>',
  );
});

import { describe, expect, test } from 'vitest';
import { partOf } from '#build/split-styles.ts';

const css = `@layer base,ui,pages;@font-face{font-family:A;src:url(a.woff2)}@layer base{:root{--a:1}a{color:red}}
@layer ui{.button{color:red}.button:hover .arrow{left:0}@media (width>9px){.button{left:1px}.hero{left:2px}}}
@layer pages{.hero{top:0}@keyframes in{from{left:0}}.about{top:1px}}@media print{.hero{display:none}}`;

const files = new Map([
  ['button', 'ui.css'],
  ['arrow', 'ui.css'],
  ['hero', 'home.css'],
  ['about', 'about.css'],
]);
const inFrame = (of: readonly string[]) => of.length === 0 || of.includes('ui.css');
const inHome = (of: readonly string[]) => !inFrame(of) && of.includes('home.css');

describe('a part of the styles', () => {
  test('of the frame is what names no class, and what its own files name', () => {
    expect(partOf(css, files, inFrame).replace(/\s/g, '')).toBe(
      '@layerbase,ui,pages;@font-face{font-family:A;src:url(a.woff2)}@layerbase{:root{--a:1}a{color:red}}@layerui{.button{color:red}.button:hover.arrow{left:0}@media(width>9px){.button{left:1px}}}@layerpages{@keyframesin{from{left:0}}}',
    );
  });

  test('of a page keeps layers, conditions and order, and repeats nothing of the frame', () => {
    expect(partOf(css, files, inHome).replace(/\s/g, '')).toBe(
      '@layerui{@media(width>9px){.hero{left:2px}}}@layerpages{.hero{top:0}}@mediaprint{.hero{display:none}}',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { withRuntime } from '#build/base-script.ts';

const runtime = { fileName: 'assets/runtime-1.js', code: 'var e=()=>1,t=()=>2;export{t as n,e as r};\n' };
const base = {
  fileName: 'assets/base-2.js',
  code: 'const deps=[];import{n as o,r as a}from"./runtime-1.js";var v=o()+a();export{v as b};\n',
};
const page = {
  fileName: 'assets/page-3.js',
  code: 'import{r as x}from"./runtime-1.js";import{b}from"./base-2.js";x(b);',
};
const plain = { fileName: 'assets/plain-4.js', code: 'import{b}from"./base-2.js";b();' };

describe("the bundler's helpers", () => {
  const changed = withRuntime(base, runtime, [page, plain]);

  test('come with the script that every page has, under names of their own', async () => {
    const code = changed.get(base.fileName) ?? '';
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(module.b).toBe(3);
    expect([module.runtime_n(), module.runtime_r()]).toEqual([2, 1]);
  });

  test('are taken from there, and all else stays', () => {
    expect(changed.get(page.fileName)).toBe(
      'import{runtime_r as x}from"./base-2.js";import{b}from"./base-2.js";x(b);',
    );
    expect(changed.has(plain.fileName)).toBe(false);
  });

  test('are never a reason to fetch it', () => {
    const late = { fileName: 'assets/late-5.js', code: 'import{r as x}from"./runtime-1.js";x();' };
    expect(() => withRuntime(base, runtime, [late])).toThrow('late-5.js would have to fetch');
  });

  test('are not guessed at', () => {
    const other = {
      fileName: 'assets/other-6.js',
      code: 'import*as x from"./runtime-1.js";import"./base-2.js";',
    };
    expect(() => withRuntime(base, runtime, [other])).toThrow('other-6.js imports');
    expect(() => withRuntime(base, { ...runtime, code: 'var e;' }, [])).toThrow(
      'does not end with its exports',
    );
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const MOST_LINES = 60;

interface Measured {
  name: string;
  lines: number;
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

function nameOf(node: ts.SignatureDeclaration, file: ts.SourceFile) {
  const named = node.name ? node : node.parent;
  if (ts.isCallExpression(named)) return `callback of ${named.expression.getText(file)}`;
  const { name } = named as { name?: ts.Node };
  return name?.getText(file) ?? 'without a name';
}

function functionsOf(text: string, path: string): Measured[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const found: Measured[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineAt(node.body.end) - lineAt(node.body.getStart(file)) + 1;
      found.push({ name: nameOf(node, file), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('a function is measured by the lines of its body, whatever its form', () => {
  const text = [
    'function declared() {',
    '  return 1;',
    '}',
    'const arrow = () => 1;',
    'class Shelf { method() {',
    '} }',
    'list.map(function () {',
    '  return () => {',
    '  };',
    '});',
  ].join('\n');
  expect(functionsOf(text, 'example.ts')).toEqual([
    { name: 'declared', lines: 3 },
    { name: 'arrow', lines: 1 },
    { name: 'method', lines: 2 },
    { name: 'callback of list.map', lines: 4 },
    { name: 'without a name', lines: 2 },
  ]);
});

test('no function is longer than 60 lines', () => {
  const functions = sources.flatMap((path) =>
    functionsOf(readFileSync(path, 'utf8'), path).map((measured) => ({ path, ...measured })),
  );
  expect(functions.length).toBeGreaterThan(1000);
  const long = functions.filter(({ lines }) => lines > MOST_LINES);
  expect(long.map(({ path, name, lines }) => `${path}: ${name}, ${lines} lines`)).toEqual([]);
});

import { expect, test } from 'vitest';
import { drawSieve, memoranda, PITCH, THREADS } from '#pages/home/sieve-geometry.ts';
import { startupsLeft } from '#site/sample-content.ts';

const meshes = drawSieve(startupsLeft);

test('every startup of the table is one dot, on the mesh where it stopped or above a memorandum', () => {
  expect(meshes.map(({ stopped }) => stopped)).toEqual([60, 28, 8]);
  expect(meshes.map(({ rows }) => rows.flat().length)).toEqual([60, 28, 8]);
  const passed = startupsLeft.at(-1);
  expect(memoranda).toHaveLength(passed ?? 0);
  expect(THREADS).toHaveLength(passed ?? 0);
  expect(meshes.flatMap(({ rows }) => rows.flat()).length + memoranda.length).toBe(startupsLeft[0]);
});

test('the dots lie on their mesh in rows of three, two and one, and each thread crosses the mesh without touching a dot', () => {
  for (const [index, { rows, meshY, from, to }] of meshes.entries()) {
    const dots = rows.flat();
    const heights = rows.map((row) => new Set(row.map(({ y }) => y)).size);
    expect(heights).toEqual(Array.from({ length: 3 - index }, () => 1));
    expect(Math.max(...dots.map(({ y }) => y))).toBeLessThan(meshY);
    for (const x of THREADS) {
      expect(x > from && x < to).toBe(true);
      expect(Math.min(...dots.map((dot) => Math.abs(dot.x - x)))).toBeGreaterThanOrEqual(PITCH / 2);
    }
  }
});

test('each mesh is finer than the mesh above it', () => {
  const dashes = meshes.map(({ dash }) => dash.split(' ').reduce((sum, part) => sum + Number(part), 0));
  expect(dashes).toEqual([...dashes].sort((a, b) => b - a));
  expect(new Set(dashes).size).toBe(dashes.length);
});

import { describe, expect, test } from 'vitest';
import { radarFigure, radarPoint, radarRing } from '#features/analyzer/model/radar.ts';
import {
  bandOf,
  partScores,
  reportSections,
  sampleScores,
  sampleSections,
  scoreOf,
} from '#features/analyzer/model/sample.ts';

const cornersOf = (figure: string) => figure.split(' ').map((corner) => corner.split(',').map(Number));

describe('the radar', () => {
  test('four axes point to the corners, clockwise from the top left', () => {
    const signs = [0, 1, 2, 3].map((axis) => {
      const { x, y } = radarPoint(axis, 4, 1);
      return [Math.sign(x), Math.sign(y)];
    });
    expect(signs).toEqual([
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]);
  });

  test.each([3, 4, 5, 8])('with %i axes it lies on a side, and all axes are as long', (axes) => {
    const points = Array.from({ length: axes }, (_, axis) => radarPoint(axis, axes, 1));
    for (const { x, y } of points) expect(Math.hypot(x, y)).toBeCloseTo(1);
    const [first, second] = points;
    expect(first?.y).toBeCloseTo(second?.y ?? Number.NaN);
    expect(first?.x).toBeCloseTo(-(second?.x ?? Number.NaN));
  });

  test('a share is a distance from the centre', () => {
    for (const share of [0, 0.5, 1]) {
      const { x, y } = radarPoint(1, 4, share);
      expect(Math.hypot(x, y)).toBeCloseTo(share);
    }
    expect(cornersOf(radarFigure([0, 0, 0], 50, 40))).toEqual([
      [50, 50],
      [50, 50],
      [50, 50],
    ]);
  });

  test('a ring is the figure of equal shares, and larger shares lie outside it', () => {
    expect(radarRing(0.8, 4, 100, 90)).toBe(radarFigure([0.8, 0.8, 0.8, 0.8], 100, 90));
    const distance = ([x = 0, y = 0]: number[]) => Math.hypot(x - 100, y - 100);
    const [ring, figure] = [radarRing(0.6, 4, 100, 90), radarFigure([0.59, 0.6, 0.61, 1], 100, 90)].map(
      (points) => cornersOf(points).map(distance),
    );
    expect(figure?.[0]).toBeLessThan(ring?.[0] ?? 0);
    expect(figure?.[1]).toBeCloseTo(ring?.[1] ?? 0, 0);
    expect(figure?.[2]).toBeGreaterThan(ring?.[2] ?? 0);
  });

  test('is written in tenths', () => {
    expect(radarFigure([0.333, 0.777, 0.123], 50, 47)).toMatch(/^(?:-?\d+(?:\.\d)?,-?\d+(?:\.\d)? ?)+$/);
  });
});

describe('the sample report', () => {
  test('has the sections of docs/site.md in their order', () => {
    expect(reportSections.map(({ anchor }) => anchor)).toEqual(
      ['overview', 'financials', 'team', 'market', 'technology', 'scoring'].map((id) => `report-${id}`),
    );
  });

  test('its overall score is what its weights make of the others', () => {
    expect(partScores.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const mean = partScores.reduce((sum, { score, weight }) => sum + score * weight, 0);
    expect(Math.round(mean)).toBe(scoreOf('overall'));
  });

  test('shows every band, so that a reader has seen all three', () => {
    expect(new Set(sampleScores.map(({ score }) => bandOf(score)))).toEqual(
      new Set(['good', 'fair', 'poor']),
    );
  });

  test('every section but the scores themselves rests on a score of its own', () => {
    expect(sampleSections.map(({ score }) => score)).toEqual(sampleScores.map(({ id }) => id));
  });
});

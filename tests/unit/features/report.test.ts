import { describe, expect, test } from 'vitest';
import { radarFigure, radarPoint } from '#features/analyzer/model/radar.ts';
import {
  bandOf,
  partScores,
  reportSections,
  sampleScores,
  sampleSections,
  scoreOf,
} from '#features/analyzer/model/sample.ts';

const cornersOf = (figure: string) => figure.split(' ').map((corner) => corner.split(',').map(Number));

const centre = { x: 50, y: 50 };

describe('the radar', () => {
  test('four axes point up, right, down and left', () => {
    const points = [0, 1, 2, 3].map((axis) => {
      const { x, y } = radarPoint(axis, 4, 1);
      return [Math.round(x), Math.round(y)].map((value) => value + 0);
    });
    expect(points).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
  });

  test.each([3, 4, 5, 8])('with %i axes the first points up, and all are as long', (axes) => {
    const points = Array.from({ length: axes }, (_, axis) => radarPoint(axis, axes, 1));
    for (const { x, y } of points) expect(Math.hypot(x, y)).toBeCloseTo(1);
    expect(points[0]?.x).toBeCloseTo(0);
    expect(points[0]?.y).toBeCloseTo(-1);
  });

  test('a share is a distance from the centre', () => {
    for (const share of [0, 0.5, 1]) {
      const { x, y } = radarPoint(1, 4, share);
      expect(Math.hypot(x, y)).toBeCloseTo(share);
    }
    expect(cornersOf(radarFigure([0, 0, 0], centre, 40))).toEqual([
      [50, 50],
      [50, 50],
      [50, 50],
    ]);
  });

  test('a larger share lies further out', () => {
    const distance = ([x = 0, y = 0]: number[]) => Math.hypot(x - 50, y - 50);
    const [near, far] = cornersOf(radarFigure([0.59, 0.6, 0.61, 1], centre, 40)).map(distance);
    expect(near).toBeLessThan(far ?? 0);
  });

  test('is written in tenths', () => {
    expect(radarFigure([0.333, 0.777, 0.123], centre, 47)).toMatch(/^(?:-?\d+(?:\.\d)?,-?\d+(?:\.\d)? ?)+$/);
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

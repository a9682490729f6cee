import { describe, expect, test } from 'vitest';
import { radarFigure, radarPoint } from '#features/analyzer/model/radar.ts';
import * as sample from '#features/analyzer/model/sample.ts';
import { bandOf } from '#site/score-bands.ts';

const centre = { x: 50, y: 50 };

describe('the radar', () => {
  test('four axes point up, right, down and left', () => {
    const points = [0, 1, 2, 3].map((axis) =>
      Object.values(radarPoint(axis, 4, 1)).map((value) => Math.round(value) + 0),
    );
    expect(points.join(' ')).toBe('0,-1 1,0 0,1 -1,0');
  });

  test.each([3, 4, 5, 8])(
    'with %i axes the first points up, and a share is a distance from the centre',
    (axes) => {
      for (const share of [0, 0.5, 1])
        for (let axis = 0; axis < axes; axis++) {
          const { x, y } = radarPoint(axis, axes, share);
          expect(Math.hypot(x, y)).toBeCloseTo(share);
        }
      expect(radarPoint(0, axes, 1).x).toBeCloseTo(0);
      expect(radarPoint(0, axes, 1).y).toBeCloseTo(-1);
      expect(radarFigure([0, 0, 0], centre, 40)).toBe('50,50 50,50 50,50');
    },
  );

  test('is written in tenths', () => {
    expect(radarFigure([0.333, 0.777, 0.123], centre, 47)).toMatch(/^(?:-?\d+(?:\.\d)?,-?\d+(?:\.\d)? ?)+$/);
  });
});

describe('the sample report', () => {
  const { partScores, sampleScores } = sample;

  test('has the sections of docs/site.md in their order', () => {
    const sections = sample.reportSections.map(({ anchor }) => anchor.replace('report-', ''));
    expect(sections.join(' ')).toBe('overview financials team market technology scoring');
  });

  test('its overall score is what its weights make of the others', () => {
    expect(partScores.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const mean = partScores.reduce((sum, { score, weight }) => sum + score * weight, 0);
    expect(Math.round(mean)).toBe(sample.scoreOf('overall'));
  });

  test('shows every band, so that a reader has seen all three', () => {
    const bands = new Set(sampleScores.map(({ score }) => bandOf(score)));
    expect([...bands].sort()).toEqual(['fair', 'good', 'poor']);
  });

  test('every section but the scores themselves rests on a score of its own', () => {
    expect(sample.sampleSections.map(({ score }) => score)).toEqual(sampleScores.map(({ id }) => id));
  });
});

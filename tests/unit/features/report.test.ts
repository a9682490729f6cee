import { describe, expect, test } from 'vitest';
import { radarFigure } from '#features/analyzer/model/radar.ts';
import * as sample from '#features/analyzer/model/sample.ts';

test('the axes of the radar point up, right, down and left; a share is a distance from the centre, in tenths', () => {
  expect(radarFigure([1, 1 / 3, 1, 0], { x: 50, y: 50 }, 40)).toBe('50,10 63.3,50 50,90 50,50');
});

describe('the sample report', () => {
  const { partScores } = sample;

  test('has the sections of docs/site.md in their order', () => {
    const sections = sample.reportSections.map(({ anchor }) => anchor.replace('report-', ''));
    expect(sections.join(' ')).toBe('overview financials team market technology scoring');
  });

  test('its overall score is what its weights make of the others', () => {
    expect(partScores.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const mean = partScores.reduce((sum, { score, weight }) => sum + score * weight, 0);
    expect(Math.round(mean)).toBe(sample.scoreOf('overall'));
  });
});

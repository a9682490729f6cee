import { describe, expect, test } from 'vitest';
import * as sample from '#features/analyzer/model/sample.ts';
import { bandOf } from '#site/score-bands.ts';

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

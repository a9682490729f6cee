import { describe, expect, test } from 'vitest';
import * as sample from '#features/analyzer/model/sample.ts';

describe('the sample report', () => {
  const { partScores } = sample;

  test('has the sections of docs/site.md in their order', () => {
    const sections = sample.reportSections.map(({ anchor }) => anchor.replace('report-', ''));
    expect(sections.join(' ')).toBe('overview financials team market technology scoring');
  });

  test('has an overall score that is the weighted mean of the other scores', () => {
    expect(partScores.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const mean = partScores.reduce((sum, { score, weight }) => sum + score * weight, 0);
    expect(Math.round(mean)).toBe(sample.scoreOf('overall'));
  });
});

import type { PlainMessageId } from '#site/messages.ts';

/** A value of the sample: money in euro, a share (0.5 is 50 %), or words. */
type Value = { euro: number } | { share: number } | { words: PlainMessageId };

interface SampleRow {
  label: PlainMessageId;
  value: Value;
}

interface SampleSection {
  id: 'overview' | 'financials' | 'team' | 'market' | 'technology';
  title: PlainMessageId;
  rows: readonly SampleRow[];
}

/** The fixed sample report on a fictional company. Shape: spec, section 3. */
export const sampleSections: readonly SampleSection[] = [
  {
    id: 'overview',
    title: 'results.overview',
    rows: [
      { label: 'results.overview.company', value: { words: 'results.heading' } },
      { label: 'results.overview.industry', value: { words: 'results.overview.industry.value' } },
      { label: 'results.overview.stage', value: { words: 'results.overview.stage.value' } },
      { label: 'results.overview.fundingRequest', value: { euro: 4_000_000 } },
    ],
  },
  {
    id: 'financials',
    title: 'results.financials',
    rows: [
      { label: 'results.financials.revenue', value: { euro: 1_800_000 } },
      { label: 'results.financials.growth', value: { share: 1.4 } },
      { label: 'results.financials.margins', value: { share: 0.72 } },
      { label: 'results.financials.burn', value: { euro: 165_000 } },
      { label: 'results.financials.runway', value: { words: 'results.financials.runway.value' } },
    ],
  },
  {
    id: 'team',
    title: 'results.team',
    rows: [
      { label: 'results.team.founders', value: { words: 'results.team.founders.value' } },
      { label: 'results.team.experience', value: { words: 'results.team.experience.value' } },
      { label: 'results.team.background', value: { words: 'results.team.background.value' } },
      { label: 'results.team.previousExits', value: { words: 'results.team.previousExits.value' } },
    ],
  },
  {
    id: 'market',
    title: 'results.market',
    rows: [
      { label: 'results.market.size', value: { words: 'results.market.size.value' } },
      { label: 'results.market.growth', value: { words: 'results.market.growth.value' } },
      { label: 'results.market.competition', value: { words: 'results.market.competition.value' } },
      { label: 'results.market.positioning', value: { words: 'results.market.positioning.value' } },
    ],
  },
  {
    id: 'technology',
    title: 'results.technology',
    rows: [
      { label: 'results.technology.innovation', value: { words: 'results.technology.innovation.value' } },
      { label: 'results.technology.ip', value: { words: 'results.technology.ip.value' } },
      { label: 'results.technology.scalability', value: { words: 'results.technology.scalability.value' } },
      { label: 'results.technology.moat', value: { words: 'results.technology.moat.value' } },
    ],
  },
];

/** Scores of the sample, 0 to 100. */
export const sampleScores = [
  { id: 'overall', label: 'results.scoring.overall', score: 78 },
  { id: 'financial', label: 'results.scoring.financial', score: 72 },
  { id: 'team', label: 'results.scoring.team', score: 88 },
  { id: 'market', label: 'results.scoring.market', score: 81 },
  { id: 'technology', label: 'results.scoring.technology', score: 58 },
] as const satisfies readonly { id: string; label: PlainMessageId; score: number }[];

export type Band = 'good' | 'fair' | 'poor';

/** 80 and above good, 60 to 79 fair, below 60 poor. Source: spec, section 9. */
export function bandOf(score: number): Band {
  if (score >= 80) return 'good';
  return score >= 60 ? 'fair' : 'poor';
}

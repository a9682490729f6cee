import type { PlainMessageId } from '#site/messages.ts';

/** A value of the sample: money in euro, a share (0.5 is 50 %), or a message. */
type Value = { euro: number } | { share: number } | { message: PlainMessageId };

export interface SampleRow {
  label: PlainMessageId;
  value: Value;
}

interface SampleSection {
  id: 'overview' | 'financials' | 'team' | 'market' | 'technology';
  /** The score derived from the rows. */
  score: ScoreId;
  rows: readonly SampleRow[];
}

/** The fictional company's name, the same in all languages. It is also the message `results.heading`. */
export const SAMPLE_COMPANY = 'Iride Vision AI';

/** The company's monthly spending in euro, and the months its cash lasts. Source: docs/site.md, section 3. */
export const sampleBurn = 165_000;
export const monthsOfCash = 14;

/**
 * The fixed sample report on a fictional company. The message `results.<id>.note` summarizes a section. Shape:
 * docs/site.md, section 3.
 */
export const sampleSections: readonly SampleSection[] = [
  {
    id: 'overview',
    score: 'overall',
    rows: [
      { label: 'results.overview.company', value: { message: 'results.heading' } },
      { label: 'results.overview.industry', value: { message: 'results.overview.industry.value' } },
      { label: 'results.overview.stage', value: { message: 'results.overview.stage.value' } },
      { label: 'results.overview.fundingRequest', value: { euro: 4_000_000 } },
    ],
  },
  {
    id: 'financials',
    score: 'financial',
    rows: [
      { label: 'results.financials.revenue', value: { euro: 1_800_000 } },
      { label: 'results.financials.growth', value: { share: 1.4 } },
      { label: 'results.financials.margins', value: { share: 0.72 } },
      { label: 'results.financials.burn', value: { euro: sampleBurn } },
      { label: 'results.financials.runway', value: { message: 'results.financials.runway.value' } },
    ],
  },
  {
    id: 'team',
    score: 'team',
    rows: [
      { label: 'results.team.founders', value: { message: 'results.team.founders.value' } },
      { label: 'results.team.experience', value: { message: 'results.team.experience.value' } },
      { label: 'results.team.background', value: { message: 'results.team.background.value' } },
      { label: 'results.team.previousExits', value: { message: 'results.team.previousExits.value' } },
    ],
  },
  {
    id: 'market',
    score: 'market',
    rows: [
      { label: 'results.market.size', value: { message: 'results.market.size.value' } },
      { label: 'results.market.growth', value: { message: 'results.market.growth.value' } },
      { label: 'results.market.competition', value: { message: 'results.market.competition.value' } },
      { label: 'results.market.positioning', value: { message: 'results.market.positioning.value' } },
    ],
  },
  {
    id: 'technology',
    score: 'technology',
    rows: [
      { label: 'results.technology.innovation', value: { message: 'results.technology.innovation.value' } },
      { label: 'results.technology.ip', value: { message: 'results.technology.ip.value' } },
      { label: 'results.technology.scalability', value: { message: 'results.technology.scalability.value' } },
      { label: 'results.technology.moat', value: { message: 'results.technology.moat.value' } },
    ],
  },
];

/** The sections of the report in order, each with its anchor on the page. Source: docs/site.md, section 3. */
export const reportSections: readonly { anchor: string; title: PlainMessageId; score?: ScoreId }[] = [
  ...sampleSections.map(({ id, score }) => ({
    anchor: `report-${id}`,
    title: `results.${id}` as const,
    score,
  })),
  { anchor: 'report-scoring', title: 'results.scoring' },
];

/** Scores of the sample, 0 to 100, and the weight of each in the overall score. */
export const sampleScores = [
  { id: 'overall', label: 'results.scoring.overall', score: 78, weight: 1 },
  { id: 'financial', label: 'results.scoring.financial', score: 72, weight: 0.3 },
  { id: 'team', label: 'results.scoring.team', score: 88, weight: 0.35 },
  { id: 'market', label: 'results.scoring.market', score: 81, weight: 0.25 },
  { id: 'technology', label: 'results.scoring.technology', score: 58, weight: 0.1 },
] as const satisfies readonly { id: string; label: PlainMessageId; score: number; weight: number }[];

type ScoreId = (typeof sampleScores)[number]['id'];

/** The scores that make up the overall score. They are the axes of the radar chart. */
export const partScores = sampleScores.filter(
  (row): row is Exclude<(typeof sampleScores)[number], { id: 'overall' }> => row.id !== 'overall',
);

export function scoreOf(id: ScoreId): number {
  const row = sampleScores.find((score) => score.id === id);
  if (!row) throw new Error(`No row of the sample's scores has the id "${id}".`);
  return row.score;
}

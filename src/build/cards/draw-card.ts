import { brand, logo } from '#site/brand.ts';
import { light } from '../colours.ts';
import { drawLogo } from '../logo.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Card } from './card.ts';
import { contradiction } from './contradiction.ts';
import { sheet } from './sheet.ts';
import { type Measure, plain, text } from './text.ts';
import { wrapEvenly } from './wrap.ts';

const LEFT = 72;
/** Maximum width of a line. The drawing begins to the right of it. */
const TEXT_WIDTH = 740;
/** Top and bottom of the space between the brand and the lower edge. */
const [TOP, BOTTOM] = [150, CARD_HEIGHT - 64];

/** Title sizes, each with its maximum number of lines. The largest size that fits is used. */
const titleSizes = [
  { size: 80, most: 2 },
  { size: 68, most: 3 },
  { size: 60, most: 4 },
  { size: 52, most: 5 },
  { size: 44, most: 6 },
] as const;
const TITLE_LEADING = 1.14;
const LEAD = { size: 29, line: 42, most: 4, above: 30 } as const;
const EYEBROW = { size: 27, below: 26 } as const;

const ink = { x: LEFT, face: 'headings', fill: light.ink } as const;
const muted = { x: LEFT, face: 'text', fill: light.muted } as const;
const accent = { x: LEFT, face: 'text', fill: light.accent, size: EYEBROW.size } as const;

/**
 * Draws a card as SVG: brand and language above, the text on the left, and on the right a page with a marked line, or two
 * sources that contradict each other.
 */
export function cardSvg(card: Card, measure: Measure): string {
  const { title, lead, eyebrow } = withPlainSpaces(card);
  const fitting = fitTitle(title, measure);
  if (!fitting)
    throw new Error(
      `${card.pattern}, ${card.language}: the title "${title}" does not fit on its card. Shorten its longest word.`,
    );
  const { size, lines } = fitting;
  const titleHeight = lines.length * size * TITLE_LEADING;
  const eyebrowHeight = eyebrow ? EYEBROW.size + EYEBROW.below : 0;
  const leadLines = fitLead(lead, BOTTOM - TOP - titleHeight - eyebrowHeight, measure);
  const leadHeight = leadLines.length > 0 ? LEAD.above + leadLines.length * LEAD.line : 0;
  let y = TOP + (BOTTOM - TOP - eyebrowHeight - titleHeight - leadHeight) / 2;
  const drawing = card.contradiction ? contradiction(card.contradiction, measure) : sheet(card.pattern);
  const parts = [drawing, brandLine(card.language, measure)];
  if (eyebrow) {
    parts.push(text(eyebrow, { ...accent, y: y + EYEBROW.size * 0.8 }));
    y += eyebrowHeight;
  }
  for (const line of lines) {
    parts.push(text(line, { ...ink, y: y + size * 0.86, size }));
    y += size * TITLE_LEADING;
  }
  y += LEAD.above;
  for (const line of leadLines) {
    parts.push(text(line, { ...muted, y: y + LEAD.size * 0.86, size: LEAD.size }));
    y += LEAD.line;
  }
  const paper = `<path fill="${light.paper}" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">${paper}${parts.join('')}</svg>`;
}

const withPlainSpaces = (card: Card) => ({
  title: plain(card.title),
  lead: plain(card.lead),
  eyebrow: plain(card.eyebrow),
});

function fitTitle(title: string, measure: Measure): { size: number; lines: readonly string[] } | undefined {
  for (const { size, most } of titleSizes) {
    const widthOf = (words: string) => size * measure(words, 'headings');
    const lines = wrapEvenly(title, TEXT_WIDTH, widthOf);
    if (lines.length <= most && lines.every((line) => widthOf(line) <= TEXT_WIDTH)) return { size, lines };
  }
  return undefined;
}

/** Returns the lines of the complete lead, or none if it does not fit, because half a sentence is not useful. */
function fitLead(lead: string, height: number, measure: Measure): readonly string[] {
  if (!lead) return [];
  const lines = wrapEvenly(lead, TEXT_WIDTH, (words) => LEAD.size * measure(words, 'text'));
  const fits = lines.length <= LEAD.most && LEAD.above + lines.length * LEAD.line <= height;
  return fits ? lines : [];
}

/** Draws the logo, the name, and the language after a thin line. */
function brandLine(language: string, measure: Measure): string {
  // The height of the default logo at 1.6 times its size in the header.
  const scale = 41.6 / logo.height;
  const drawn = drawLogo((isHighlighted) => `fill="${isHighlighted ? light.accent : light.control}"`);
  const name = { x: LEFT + logo.width * scale + 16, size: 40 };
  const end = name.x + name.size * measure(brand.name, 'headings');
  return [
    `<g transform="translate(${LEFT - 2} 66) scale(${scale})">${drawn}</g>`,
    text(brand.name, { ...ink, y: 100, ...name }),
    `<path stroke="${light.bar}" stroke-width="2" d="M${Math.round(end) + 23} 70v36"/>`,
    text(language, { ...muted, x: Math.round(end) + 46, y: 98, size: 27 }),
  ].join('');
}

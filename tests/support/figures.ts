const NUMBER = String.raw`\d+(?:[., \u00a0\u202f’]\d{3}(?!\d)|[.,:]\d+)*`;

/**
 * Writes hours and ranges in English notation: "9–18 Uhr" and "9 h–18 h" become "9:00–18:00", "30 à 45" becomes
 * "30–45".
 */
const rangesInEnglish = (text: string): string =>
  text
    // Word joiners keep a range on one line.
    .replaceAll('\u2060', '')
    .replace(/(\d+)–(\d+)\sUhr/g, '$1:00–$2:00')
    .replace(/(\d+)\sh(?:–|\sà\s)(\d+)\sh/g, '$1:00–$2:00')
    .replace(/(\d+)\sà\s(?=\d)/g, '$1–');

/** Returns all figures of a text in order and in English notation: "50,000+", "98.5%", "€1,200", "3-5". */
export function figuresOf(text: string): string[] {
  const figures = rangesInEnglish(text).matchAll(
    new RegExp(`(€\\s?)?(\\+?${NUMBER}(?:[-–]${NUMBER})?)(\\+|\\s?%|\\s?€)?`, 'g'),
  );
  return [...figures].map(([, before = '', figure = '', after = '']) => {
    const plain = figure
      .replace(/[., \u00a0\u202f’](?=\d{3}(?!\d))/g, ',')
      .replace(/,(?=\d{1,2}(?!\d))/g, '.');
    const unit = after.trim();
    return before || unit === '€' ? `€${plain}` : plain + unit;
  });
}

/** Terms with the same meaning, in their folded spelling. A query for one of them also finds the others. */
const groups: readonly (readonly string[])[] = [
  ['cost', 'costs', 'price', 'prices', 'pricing', 'fee', 'fees'],
  ['costo', 'costi', 'costa', 'costano', 'prezzo', 'prezzi', 'tariffa', 'tariffe'],
  ['cout', 'couts', 'coute', 'prix', 'tarif', 'tarifs'],
  ['kosten', 'kostet', 'preis', 'preise', 'gebuhr', 'gebuhren'],
  ['coste', 'costes', 'cuesta', 'cuestan', 'precio', 'precios', 'tarifa', 'tarifas'],
  ['gdpr', 'dsgvo', 'rgpd'],
  ['kiosk', 'kiosque', 'quiosco', 'kiosco', 'chiosco'],
  ['event', 'events', 'veranstaltung', 'veranstaltungen'],
  ['fair', 'fairs', 'exhibition', 'exhibitions'],
  ['stand', 'booth'],
  ['tableta', 'tablet'],
  ['feature', 'features', 'function', 'functions'],
  ['fonction', 'fonctions', 'fonctionnalite', 'fonctionnalites'],
  // The calculator is the only content about ROI, and no heading of it has the word "calculator".
  ['roi', 'calculator', 'calcolatore', 'calculateur', 'calculette', 'rechner', 'calculadora'],
];

const groupOf = new Map(groups.flatMap((group) => group.map((term) => [term, group] as const)));

/** Returns the terms with the same meaning as a folded term, including the term. */
export const synonymsOf = (term: string): readonly string[] => groupOf.get(term) ?? [term];

/** Questions that consist of several words, in their folded spelling, and the term that answers each. */
const questions = new Map([
  ['how much', 'price'],
  ['how much is it', 'price'],
  ['how much does it cost', 'price'],
  ['quanto costa', 'prezzo'],
  ['quanto costano', 'prezzo'],
  ['combien ca coute', 'prix'],
  ['combien cela coute', 'prix'],
  ['combien coute', 'prix'],
  ['was kostet', 'preis'],
  ['was kostet das', 'preis'],
  ['wie viel kostet', 'preis'],
  ['wie viel kostet das', 'preis'],
  ['cuanto cuesta', 'precio'],
  ['cuanto cuestan', 'precio'],
]);

/** Returns what a folded query asks for: the query without punctuation at its ends, or the term of its question. */
export function termAsked(query: string): string {
  const bare = query.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return questions.get(bare) ?? bare;
}

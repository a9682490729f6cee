/** Terms with the same meaning, in their folded spelling. A query for one of them also finds the others. */
const groups: readonly (readonly string[])[] = [
  ['cost', 'costs', 'price', 'prices', 'pricing', 'fee', 'fees'],
  ['costo', 'costi', 'prezzo', 'prezzi', 'tariffa', 'tariffe'],
  ['cout', 'couts', 'prix', 'tarif', 'tarifs'],
  ['kosten', 'preis', 'preise', 'gebuhr', 'gebuhren'],
  ['coste', 'costes', 'precio', 'precios', 'tarifa', 'tarifas'],
  ['gdpr', 'dsgvo', 'rgpd'],
  ['kiosk', 'kiosque', 'quiosco', 'kiosco', 'chiosco'],
  ['event', 'events', 'veranstaltung', 'veranstaltungen'],
  ['fair', 'fairs', 'exhibition', 'exhibitions'],
  ['stand', 'booth'],
  ['tableta', 'tablet'],
  ['feature', 'features', 'function', 'functions'],
  ['fonction', 'fonctions', 'fonctionnalite', 'fonctionnalites'],
];

const groupOf = new Map(groups.flatMap((group) => group.map((term) => [term, group] as const)));

/** Returns the terms with the same meaning as a folded term, including the term. */
export const synonymsOf = (term: string): readonly string[] => groupOf.get(term) ?? [term];

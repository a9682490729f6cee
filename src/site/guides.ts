/** The guides, in order. Texts and facts, in Italian only (docs/site.md, section 2): locales/it/guides/<slug>.md. */
export const guides = [
  'primi-passi',
  'tesi-di-investimento',
  'data-room',
  'punteggi-e-segnali',
  'memorandum',
  'api-e-crm',
] as const;

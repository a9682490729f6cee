import type { LanguageCode } from '#site/languages.ts';
import type { Term } from './termbase.ts';

/** The terms of the market, of the law and of the service, as in the termbase. */
export const marketTerms: Record<string, Record<LanguageCode, Term>> = {
  'private capital': {
    it: { use: 'private capital', not: [/capital[ei] privat[oi]/i] },
    en: { use: 'private capital', not: [/private-capital market/i] },
    fr: { use: 'capital-investissement', not: [/capital privé/i, /private (?:capital|equity)/i] },
    de: { use: 'Private Capital', not: [/privates Kapital/i, /Beteiligungskapital/i] },
    es: { use: 'capital privado', not: [/private (?:capital|equity)/i, /capital riesgo privado/i] },
  },
  'cap table': {
    it: {
      use: 'cap table',
      not: [/captable|cap-table/i, /\b(?:il|un|del|nel) cap table/i, /tabella di capitalizz/i],
    },
    en: { use: 'cap table', not: [/captable|cap-table/i, /capitali[sz]ation table/i] },
    fr: { use: 'table de capitalisation', not: [/cap[ -]?table/i, /tableau de capitalisation/i] },
    de: { use: 'Cap Table', not: [/Cap-Table\b(?!-)|Captable/i, /\b(?:das|dem|ein|einem) Cap Table/i] },
    es: { use: 'tabla de capitalización', not: [/cap[ -]?table/i, /cuadro de capitalización/i] },
  },
  memorandum: {
    it: { use: 'memorandum', not: [/\bmemorand[ai]\b/i] },
    en: { use: 'memorandum', not: [/memorandums/i] },
    fr: { use: 'mémorandum', not: [/\bmemorandum/i, /mémoranda/i] },
    de: { use: 'Memorandum', not: [/Memoranda\b|Memorandums\b(?= sind)/] },
    es: { use: 'memorando', not: [/memor[aá]ndum/i] },
  },
  'first rounds': {
    it: { use: 'Serie A', not: [/\bSeries [AB]\b/, /\bpre seed\b/i] },
    en: { use: 'Series A', not: [/\bSerie [AB]\b/, /\bpre seed\b/i] },
    fr: { use: 'Série A', not: [/\bSeries? [AB]\b/, /\bpre-?seed\b/i] },
    de: { use: 'Series A', not: [/\bSerie [AB]\b/, /\bPre[ -]?seed\b/] },
    es: { use: 'Serie A', not: [/\bSeries [AB]\b/, /presemilla/i] },
  },
  'machine vision': {
    it: { use: 'visione artificiale', not: [/machine vision|computer vision/i] },
    en: { use: 'machine vision', not: [/computer vision/i] },
    fr: { use: 'vision industrielle', not: [/vision (?:artificielle|par ordinateur)/i] },
    de: { use: 'industrieller Bildverarbeitung', not: [/maschinelles Sehen|Machine Vision/i] },
    es: { use: 'visión artificial', not: [/machine vision|visión industrial/i] },
  },
  validation: {
    it: { use: 'validazion', not: [/convalid/i] },
    en: { use: 'validation', not: [/\bvalidated deals?/i] },
    fr: { use: 'validation', not: [/\bévaluations? par mois/i] },
    de: { use: 'Validierung', not: [/Validation\b/] },
    es: { use: 'validaci', not: [/convalidaci/i] },
  },
  expert: {
    it: { use: 'espert', not: [/specialist[ai]\b/i] },
    en: { use: 'expert', not: [/\bspecialists?\b/i] },
    fr: { use: 'expert', not: [/\bspécialistes?\b/i] },
    de: { use: 'Fachleute', not: [/\bExpert(?:e|en|innen)\b/] },
    es: { use: 'expert', not: [/\bespecialistas?\b/i] },
  },
  GDPR: {
    it: { use: 'GDPR', not: [/RGPD|DSGVO/] },
    en: { use: 'GDPR', not: [/RGPD|DSGVO/] },
    fr: { use: 'RGPD', not: [/GDPR|DSGVO/] },
    de: { use: 'DSGVO', not: [/GDPR|RGPD|DS-GVO/] },
    es: { use: 'RGPD', not: [/GDPR|DSGVO/] },
  },
  'sub-processor': {
    it: { use: 'sub-responsabili', not: [/sub-?processor|subresponsabil|sub-?incaricat/i] },
    en: { use: 'sub-processor', not: [/subprocessor/i] },
    fr: { use: 'sous-traitants', not: [/sub-?processeur/i] },
    de: { use: 'Unterauftragnehmer', not: [/Unterauftragsverarbeiter/i] },
    es: { use: 'subencargados', not: [/sub-?procesador/i] },
  },
  'early access': {
    it: { use: 'accesso anticipato', not: [/early access/i] },
    en: { use: 'early access', not: [/advance access|early entry/i] },
    fr: { use: 'accès anticipé', not: [/early access|accès précoce/i] },
    de: { use: 'Vorabzugang', not: [/Früher Zugang|Early Access/i] },
    es: { use: 'acceso anticipado', not: [/early access|acceso temprano/i] },
  },
  'live chat': {
    it: { use: 'chat dal vivo', not: [/live chat|chat in diretta/i] },
    en: { use: 'live chat', not: [/live-chat/i] },
    fr: { use: 'chat en direct', not: [/live chat|chat en ligne/i] },
    de: { use: 'Live-Chat', not: [/Live Chat/i] },
    es: { use: 'chat en directo', not: [/live chat|chat en vivo/i] },
  },
  'data warehouse': {
    it: { use: 'data warehouse', not: [/magazzin\w+ di dati|data-warehouse/i] },
    en: { use: 'data warehouse', not: [/datawarehouse|data-warehouse/i] },
    fr: { use: 'entrepôt de données', not: [/data ?warehouse/i] },
    de: { use: 'Data Warehouse', not: [/Data-Warehouse\b(?!-)|Datenlager/i] },
    es: { use: 'almacén de datos', not: [/data ?warehouse/i] },
  },
  'QR code': {
    it: { use: 'QR code', not: [/codice QR/i] },
    en: { use: 'QR code', not: [/QR-code/i] },
    fr: { use: 'QR code', not: [/code QR/i] },
    de: { use: 'QR-Code', not: [/QR Code/i] },
    es: { use: 'código QR', not: [/QR code/i] },
  },
  tool: {
    it: { use: 'strument', not: [/\btools?\b/i] },
    en: { use: 'tool', not: [/\btoolings?\b/i] },
    fr: { use: 'outil', not: [/\btools?\b/i] },
    de: { use: 'Tool', not: [/Werkzeug(?!kasten)/i] },
    es: { use: 'herramienta', not: [/\btools?\b/i] },
  },
};

import type { LanguageCode } from '#site/languages.ts';
import { marketTerms } from './termbase-market.ts';

/** The word of one language for a concept, and the forms of others that must not stand in its texts. */
export interface Term {
  use: string;
  not: readonly RegExp[];
}

/**
 * One word for each concept, in each language. `use` is the stem that the texts have; spaces in the
 * patterns stand for no-break spaces too.
 */
export const termbase: Record<string, Record<LanguageCode, Term>> = {
  ...marketTerms,
  startup: {
    it: { use: 'startup', not: [/\bstart-up/i] },
    en: { use: 'startup', not: [/\bstart-up/i] },
    fr: { use: 'startup', not: [/\bstart-up/i, /jeunes? pousses?/i] },
    de: { use: 'Start-up', not: [/\bstart ?ups?\b/i] },
    es: { use: 'startup', not: [/\bstart-up/i, /empresas? emergentes?/i] },
  },
  'deal, and deal flow': {
    it: { use: 'deal', not: [/deal-flow|dealflow/i, /\baffar[ei] da valutare/i] },
    en: { use: 'deal', not: [/deal-flow|dealflow/i] },
    fr: { use: 'dossier', not: [/\bdeals?\b(?! flow)/i, /deal-flow|dealflow/i] },
    de: { use: 'Deal', not: [/\bDeal ?[Ff]low/] },
    es: { use: 'operaci', not: [/\bdeals?\b(?! flow)/i, /deal-flow|dealflow/i] },
  },
  'compatibility index': {
    it: { use: 'indici di compatibilità', not: [/indic[ei] di coerenza/i, /coerenza con la (?:tua )?tesi/i] },
    en: {
      use: 'compatibility indices',
      not: [/ind(?:ex|ices|exes) of fit/i, /fit (?:to|with) (?:the|your) thesis/i],
    },
    fr: { use: 'indices de compatibilité', not: [/adéquation/i] },
    de: { use: 'Kompatibilitätsind', not: [/Passung/i, /Kompatibilitätswert/i] },
    es: { use: 'índices de compatibilidad', not: [/índices? de (?:coherencia|ajuste|encaje)/i] },
  },
  // Alerts, in the plural, are also what the watch over payments raises.
  'red flag': {
    it: { use: 'segnali d’allarme', not: [/\bred[ -]flags?\b/i, /\ballert[ae]\b/i] },
    en: { use: 'red flag', not: [/warning sign/i, /\balarm signals?\b/i] },
    fr: {
      use: 'signaux d’alerte',
      not: [/\bred[ -]flags?\b/i, /(?<!signal d’|signaux d’)\balerte\b/i, /(?:signal|signaux) d’alarme/i],
    },
    de: { use: 'Red Flag', not: [/Warnsignal|Warnregel|Alarmsignal/i, /\bWarnungen\b|Warnung wegen/] },
    es: {
      use: 'señales de alerta',
      not: [/\bred[ -]flags?\b/i, /señal(?:es)? de alarma/i, /(?<!señal de |señales de )\balerta\b/i],
    },
  },
  'pending request': {
    it: {
      use: 'richieste in attesa',
      not: [/richiest[ae] (?:pendent|sospes|che aspetta|non ancora consegnat)/i],
    },
    en: {
      use: 'pending request',
      not: [/requests? (?:that waits?|not yet delivered)/i, /waiting requests?/i],
    },
    fr: {
      use: 'demandes en attente',
      not: [/demandes? (?:qui attend|pendante|pas encore parvenue)/i, /ce qui attend/i],
    },
    de: { use: 'wartende Anfrage', not: [/\bWartendes\b/, /ausstehende Anfrage|nicht zugestellte Anfrage/i] },
    es: {
      use: 'solicitudes pendientes',
      not: [/solicitud(?:es)? (?:en espera|que espera|aún no entregada)/i],
    },
  },
  'delivery receipt': {
    it: { use: 'conferme di consegna', not: [/\b(?:le|e|con|bozze,) ricevute\b(?! da)/i] },
    en: { use: 'delivery receipt', not: [/(?<!delivery )\breceipts?\b/i] },
    fr: {
      use: 'confirmations d’envoi',
      not: [/accusés? de réception/i, /brouillons(?:,| et)(?: les)? reçus/i],
    },
    de: { use: 'Sendebestätigung', not: [/Quittung|Empfangsbestätigung|Zustellbestätigung/i] },
    es: { use: 'confirmaciones de entrega', not: [/\brecibos?\b/i, /acuses? de recibo/i] },
  },
  'term sheet': {
    it: { use: 'term sheet', not: [/term-sheet|termsheet/i] },
    en: { use: 'term sheet', not: [/term-sheet|termsheet/i] },
    fr: { use: 'la term sheet', not: [/\b(?:le|un|du|au|ce) term sheet/i, /term-sheet|termsheet/i] },
    de: { use: 'Term Sheet', not: [/Term-Sheets?\b(?!-)|Termsheet/i, /\b(?:die|eine|einer) Term Sheet\b/i] },
    es: { use: 'term sheet', not: [/term-sheet|termsheet/i, /hoja de términos/i] },
  },
  'due diligence': {
    it: { use: 'due diligence', not: [/due-diligence/i, /diligenza dovuta/i] },
    en: { use: 'due diligence', not: [/due-diligence/i] },
    fr: { use: 'due diligence', not: [/due-diligence/i, /diligence raisonnable/i] },
    de: {
      use: 'Due Diligence',
      not: [/(?<!-)Due-Diligence\b(?!-)/i, /\bdue diligence/, /Sorgfaltsprüfung/i],
    },
    es: { use: 'due diligence', not: [/due-diligence/i, /diligencia debida/i] },
  },
  thesis: {
    it: { use: 'tesi d’investimento', not: [/tesi di investimento/i] },
    en: { use: 'investment thesis', not: [/investing thesis/i] },
    fr: { use: 'thèse d’investissement', not: [/thèse d’investissements/i, /stratégie d’investissement/i] },
    de: { use: 'Investmentthese', not: [/Anlagethese|Investitionsthese|Investment-These/i] },
    es: { use: 'tesis de inversión', not: [/tesis de inversiones|tesis inversora/i] },
  },
  'data room': {
    it: { use: 'data room', not: [/data-room|dataroom/i, /\b(?:il|un|del|nel) data room/i] },
    en: { use: 'data room', not: [/dataroom/i] },
    fr: {
      use: 'data room',
      not: [/data-room|dataroom/i, /\b(?:le|un|du|au) data room/i, /salle de données/i],
    },
    de: { use: 'Datenraum', not: [/data[ -]?room/i] },
    es: { use: 'data room', not: [/data-room|dataroom/i, /\b(?:la|una) data room/i, /sala de datos/i] },
  },
  'pitch deck': {
    it: { use: 'pitch deck', not: [/pitch-deck|pitchdeck/i] },
    en: { use: 'pitch deck', not: [/pitch-deck|pitchdeck/i] },
    fr: { use: 'pitch deck', not: [/pitch-deck|pitchdeck/i] },
    de: { use: 'Pitch-Deck', not: [/Pitch Deck|Pitchdeck/i] },
    es: { use: 'pitch deck', not: [/pitch-deck|pitchdeck/i] },
  },
  score: {
    it: { use: 'punteggio', not: [/\bscor(?:e|es|ing)\b/i] },
    en: { use: 'score', not: [/\bscorings\b/i] },
    fr: { use: 'score', not: [/\bscoring\b/i] },
    de: { use: 'Score', not: [/Gesamtbewertung|Punktwert|Punktzahl/i] },
    es: { use: 'puntuaci', not: [/\bscor(?:e|es|ing)\b/i, /\bpuntaje/i] },
  },
  weight: {
    it: { use: 'pesi', not: [/ponderazion/i] },
    en: { use: 'weights', not: [/weightings?\b/i] },
    fr: { use: 'pondération', not: [/\bpoids\b/i] },
    de: { use: 'Gewicht', not: [/Gewichtung/i] },
    es: { use: 'pesos', not: [/ponderaci/i] },
  },
  'family office': {
    it: { use: 'family office', not: [/family-office|family offices/i] },
    en: { use: 'family offices', not: [/family-office/i] },
    fr: { use: 'family offices', not: [/family-office/i, /bureau familial/i] },
    de: { use: 'Family Office', not: [/Family-Offices?\b(?!-)|Familienbüro/i] },
    es: { use: 'family offices', not: [/family-office/i, /oficinas? familiar/i] },
  },
  runway: {
    it: { use: 'runway', not: [/autonomia di cassa/i] },
    en: { use: 'runway', not: [/cash runway/i] },
    fr: { use: 'runway', not: [/trésorerie disponible/i] },
    de: { use: 'Runway', not: [/Liquiditätsreichweite/i] },
    es: { use: 'runway', not: [/autonomía de caja/i] },
  },
  'free analyser': {
    it: { use: 'analisi gratuita', not: [/analizzator[ei]/i] },
    en: { use: 'free analyser', not: [/analyz/i] },
    fr: { use: 'analyse gratuite', not: [/analyseur/i] },
    de: { use: 'kostenlose Analyse', not: [/Analyzer|Analysator/i, /gratis/i] },
    es: { use: 'analizador gratuito', not: [/analyzer/i, /analizador (?:libre|sin coste)/i] },
  },
  insight: {
    it: { use: 'approfondimenti', not: [/\binsights?\b/i] },
    en: { use: 'insights', not: [/\binsight articles?\b/i] },
    fr: { use: 'éclairages', not: [/\binsights?\b/i] },
    de: { use: 'Einblicke', not: [/\binsights?\b/i] },
    es: { use: 'perspectivas', not: [/\binsights?\b/i] },
  },
  report: {
    it: { use: 'report', not: [/\breports\b/i, /\brapporto di analisi/i] },
    en: { use: 'report', not: [/\breportings?\b.{0,12}download/i] },
    fr: { use: 'rapport', not: [/\breports?\b/i] },
    de: { use: 'Bericht', not: [/\breports?\b/i] },
    es: { use: 'informe', not: [/\breport(?:es?|s)?\b/i] },
  },
  webinar: {
    it: { use: 'webinar', not: [/\bwebinars\b|web-seminar/i] },
    en: { use: 'webinar', not: [/web-?seminar/i] },
    fr: { use: 'webinaire', not: [/\bwebinars?\b/i] },
    de: { use: 'Webinar', not: [/Web-?seminar|Online-Seminar/i] },
    es: { use: 'webinario', not: [/\bwebinars?\b/i] },
  },
  plan: {
    it: { use: 'piani', not: [/pacchett/i] },
    en: { use: 'plans', not: [/pricing packages?/i] },
    fr: { use: 'offres', not: [/plans et tarifs|comparer les plans/i] },
    de: { use: 'Pakete', not: [/Pläne (?:und Preise|vergleichen|Premium)|die Pläne oder/i] },
    es: { use: 'planes', not: [/paquetes?\b/i] },
  },
  'support centre': {
    it: { use: 'centro assistenza', not: [/centro (?:di )?supporto|\bsupporto\b(?! strategico)/i] },
    en: { use: 'support centre', not: [/help cent(?:re|er)|support center/i] },
    fr: { use: 'centre d’aide', not: [/centre d’assistance|centre de support/i] },
    de: { use: 'Support-Center', not: [/Hilfe-Center|Hilfecenter/i] },
    es: { use: 'centro de ayuda', not: [/centro de (?:soporte|asistencia)/i] },
  },
  email: {
    it: { use: 'email', not: [/\be-mail/i] },
    en: { use: 'email', not: [/\be-mail/i] },
    fr: { use: 'e-mail', not: [/\bemails?\b/i, /courriel/i, /service de messagerie/i] },
    de: { use: 'E-Mail', not: [/\be-mail|\bEmail(?!JS)/, /(?<!E-)\bMails?\b/] },
    es: { use: 'correo', not: [/\be-?mails?\b/i] },
  },
  'terms and conditions': {
    it: { use: 'termini e le condizioni', not: [/condizioni generali/i] },
    en: { use: 'terms and conditions', not: [/terms of (?:use|service)/i] },
    fr: { use: 'conditions d’utilisation', not: [/conditions générales/i] },
    de: { use: 'Nutzungsbedingungen', not: [/Geschäftsbedingungen|\bAGB\b/] },
    es: { use: 'términos y condiciones', not: [/condiciones generales/i] },
  },
  screening: {
    it: { use: 'screening', not: [/preselezion/i] },
    en: { use: 'screening', not: [/\bsift(?:s|ed|ing)?\b/i] },
    fr: { use: 'présélection', not: [/\bscreening\b/i, /\btamis\b/i] },
    de: { use: 'Screening', not: [/Vorauswahl|Vorsortierung/i] },
    es: { use: 'cribado', not: [/\bscreening\b/i, /\btamiz/i] },
  },
  'SOC 2 report': {
    it: { use: 'report SOC 2', not: [/certificat\w+ SOC ?2/i] },
    en: { use: 'SOC 2 report', not: [/certified SOC ?2|SOC 2[- ]certified/i] },
    fr: { use: 'rapport SOC 2', not: [/certifiés? SOC ?2/i] },
    de: { use: 'SOC-2-Bericht', not: [/SOC-2-Zertifi/i] },
    es: { use: 'informe SOC 2', not: [/certificad\w+ SOC ?2/i] },
  },
};

/** Texts that keep another form, and why: by language and place. */
export const spared: Readonly<Record<string, string>> = {
  'it insights.unknown.back': 'docs/site.md, section 2, gives the button: “Torna agli Insights”.',
  'it blog/mercato-italiano-seed.md:4': 'docs/site.md, section 2, gives the category: “Market Insights”.',
};

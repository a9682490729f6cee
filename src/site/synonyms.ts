/** Terms with the same meaning, in their folded spelling. A query for one of them also finds the others. */
const groups: readonly (readonly string[])[] = [
  ['cost', 'costs', 'price', 'prices', 'pricing', 'fee', 'fees'],
  ['costo', 'costi', 'costa', 'costano', 'prezzo', 'prezzi', 'tariffa', 'tariffe'],
  ['cout', 'couts', 'coute', 'prix', 'tarif', 'tarifs'],
  ['kosten', 'kostet', 'preis', 'preise', 'gebuhr', 'gebuhren'],
  ['coste', 'costes', 'cuesta', 'cuestan', 'precio', 'precios', 'tarifa', 'tarifas'],
  ['gdpr', 'dsgvo', 'rgpd'],
  ['kiosk', 'kiosque', 'quiosco', 'kiosco', 'chiosco'],
  ['event', 'events', 'conference', 'conferences', 'veranstaltung', 'veranstaltungen', 'konferenz'],
  ['fair', 'fairs', 'exhibition', 'exhibitions'],
  ['stand', 'booth'],
  ['tableta', 'tablet'],
  ['feature', 'features', 'function', 'functions'],
  ['fonction', 'fonctions', 'fonctionnalite', 'fonctionnalites'],
  // The calculator is the only content about ROI, and no heading of it has the word "calculator".
  ['roi', 'calculator', 'calcolatore', 'calculateur', 'calculette', 'rechner', 'calculadora'],
  ['evento', 'eventi', 'eventos', 'conferenza', 'convegno', 'conferencia', 'congreso'],
  ['encryption', 'encrypted', 'encrypt'],
  ['crittografia', 'cifratura', 'cifrato', 'cifrata', 'cifrati', 'cifrate'],
  ['verschlusselung', 'verschlusselt', 'verschlusselte'],
  ['cifrado', 'cifrados', 'encriptacion', 'encriptado', 'encriptados'],
  ['format', 'formats', 'formato', 'formati', 'formatos', 'dateiformat', 'dateiformate', 'pdf'],
  ['fondateur', 'fondateurs', 'fondatrice'],
  ['grunder', 'grunderteam', 'grundungsteam'],
  ['fundador', 'fundadores', 'fundadora'],
  ['schnittstelle', 'schnittstellen', 'api'],
  ['beispielbericht', 'musterbericht', 'probebericht'],
  [
    'nda',
    'disclosure',
    'confidentiality',
    'riservatezza',
    'confidentialite',
    'confidencialidad',
    'geheimhaltung',
  ],
  ['kontakt', 'kontaktieren', 'erreiche'],
  ['delete', 'deleted', 'deletion', 'erase', 'erased'],
  ['cancellare', 'cancellano', 'cancellati', 'cancellazione', 'eliminare', 'eliminati'],
  ['supprimer', 'supprimes', 'suppression', 'effacer', 'effaces'],
  ['loschen', 'loscht', 'geloscht', 'loschung'],
  ['borrar', 'borran', 'borrado', 'eliminar', 'eliminan', 'eliminados', 'eliminacion'],
  ['kundigen', 'kundbar', 'kundigung'],
  ['newsletter', 'boletin', 'infolettre', 'rundbrief'],
  [
    'crypto',
    'cryptocurrency',
    'criptovalute',
    'kryptowahrung',
    'kryptowahrungen',
    'criptomonedas',
    'criptoactivos',
    'kryptowerte',
  ],
];

const groupOf = new Map(groups.flatMap((group) => group.map((term) => [term, group] as const)));

/** Returns the terms with the same meaning as a folded term, including the term. */
export const synonymsOf = (term: string): readonly string[] => groupOf.get(term) ?? [term];

/** Queries that no text contains, in their folded spelling, and the words of the text that answers each. */
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
  ['was kostet es', 'preis'],
  ['wie viel kostet', 'preis'],
  ['wie viel kostet das', 'preis'],
  ['wie viel kostet es', 'preis'],
  ['cuanto cuesta', 'precio'],
  ['cuanto cuestan', 'precio'],
  ['deadline', 'how long'],
  ['implementation time', 'implementation'],
  ['scadenza', 'quanto tempo'],
  ['tempi', 'quanto tempo'],
  ['tempi di implementazione', 'implementazione'],
  ['echeance', 'delai'],
  ['plazo', 'cuanto tiempo'],
  ['duracion', 'cuanto dura'],
  ['chi siete', 'chi siamo'],
  ['who are you', 'who we are'],
  ['qui etes-vous', 'notre equipe'],
  ['messestand', 'kiosk'],
  ['wer sind sie', 'wer wir sind'],
  ['quienes son', 'quienes somos'],
  ['where is my data', 'documents stored'],
  ['where is the data', 'documents stored'],
  ['dove sono i dati', 'documenti conservati'],
  ['dove si trovano i server', 'documenti conservati'],
  ['ou sont les donnees', 'stockes documents'],
  ['wo liegen die daten', 'wo liegen dokumente'],
  ['donde estan los datos', 'guardan documentos'],
  ['delete data', 'documents deleted'],
  ['delete my data', 'documents deleted'],
  ['cancellare i dati', 'documenti cancellano'],
  ['eliminare i dati', 'documenti cancellano'],
  ['supprimer les donnees', 'documents effaces'],
  ['daten loschen', 'dokumente geloscht'],
  ['borrar datos', 'documentos eliminan'],
  ['borrar los datos', 'documentos eliminan'],
  ['chiffrement', 'documents chiffres'],
  ['file formats', 'formats'],
  ['supported formats', 'formats'],
  ['formati supportati', 'formati'],
  ['datensicherheit', 'sicherheit daten'],
  ['kostenlos testen', 'kostenlose test'],
  ['testversion', 'kostenlose test'],
  ['prueba gratis', 'prueba gratuita'],
  ['informe de muestra', 'informe de ejemplo'],
  ['suscribirme', 'newsletter'],
  ['newsletter abbestellen', 'newsletter'],
  ['newsletter abonnieren', 'newsletter'],
]);

/** Returns what a folded query asks for: the query without punctuation at its ends, or the words that answer it. */
export function termAsked(query: string): string {
  const bare = query.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return questions.get(bare) ?? bare;
}

/** Articles, prepositions and question words of all languages, in their folded spelling. A text need not contain them. */
const stopWords = new Set(
  [
    'a al alla alle allo ai agli che chi ci come con cosa da dai dal dalla dei del della delle degli di dove e ed gli ho i',
    'il in la le lo mi mia mie miei mio nei nel nella nostri nostro o per piu posso quale quali si sono su sul sulla un una vostri vostro',
    'an and are as at be by can do does for from how is it its my of on or our that the to we what where which with you your',
    'au aux avec ce ces comment dans de des du elle en est et il je les leur ma mes mon nos notre ou par pour puis que quel quelle',
    'quelles quels qui sont sur un une vos votre',
    'auf aus bei das dem den der die ein eine einen einer es fur habe haben ich ihr ihre im ist kann man mein meine meinem meinen meiner mit',
    'oder sie sind und unser unsere unserem unseren unserer von vom was welche wer wie wo zu zum zur',
    'al como con cual cuales de del donde el ella en es esta estan hay la las lo los mi mis nuestros para por puedo que se su',
    'sus un una uno y',
  ].flatMap((words) => words.split(' ')),
);

/** Returns the words of a folded query that a text must contain: all but the stop words, or all if there are no others. */
export function wordsAsked(query: string): string[] {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const wanted = words.filter((word) => !stopWords.has(word));
  return wanted.length > 0 ? wanted : words;
}

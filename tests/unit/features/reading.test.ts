import { describe, expect, test } from 'vitest';
import { firstSentence, nextListening, silent } from '#features/reading/model/listening.ts';
import { isBefore, lineOf, minutesLeft, positionAt, shareRead } from '#features/reading/model/position.ts';
import {
  begunArticle,
  declineToContinue,
  heardIn,
  parseProgress,
  recordHeard,
  recordPosition,
  serializeProgress,
} from '#features/reading/model/progress.ts';
import { LONGEST, sentencesOf } from '#features/reading/model/sentences.ts';
import { parseReadingSettings, serializeReadingSettings } from '#features/reading/model/settings.ts';
import { parseVisits, recordVisit, serializeVisits, type Visits } from '#features/reading/model/visits.ts';
import { chooseVoice } from '#features/reading/model/voices.ts';
import { measures, speeds, textSizes } from '#site/reading.ts';

describe('the position in an article', () => {
  const blocks = [
    { top: -300, bottom: -100 },
    { top: -80, bottom: 320 },
    { top: 340, bottom: 400 },
  ];

  test.each([
    ['the block at the reading line, and the share of it that has been read', 20, { block: 1, share: 0.25 }],
    ['the beginning of the next block if the line is between two blocks', -90, { block: 1, share: 0 }],
    ['the end if the line is after the last block', 500, { block: 3, share: 0 }],
  ])('is %s', (_, line, position) => {
    expect(positionAt(line, blocks)).toEqual(position);
  });

  test('is found again on another screen, and tolerates a block without height', () => {
    const narrow = blocks.map(({ top, bottom }) => ({ top: top * 2, bottom: bottom * 2 }));
    expect(lineOf(positionAt(20, blocks), narrow)).toBe(40);
    expect(lineOf({ block: 9, share: 0 }, blocks)).toBeUndefined();
    expect(positionAt(5, [{ top: 10, bottom: 10 }])).toEqual({ block: 0, share: 0 });
  });

  test('is before another position in the same block or in a later one', () => {
    expect(isBefore({ block: 1, share: 0.2 }, { block: 1, share: 0.3 })).toBe(true);
    expect(isBefore({ block: 2, share: 0 }, { block: 1, share: 0.9 })).toBe(false);
    expect(isBefore({ block: 1, share: 0.2 }, { block: 1, share: 0.2 })).toBe(false);
  });
});

test('a long block counts for more of the remaining minutes than a short one', () => {
  expect(shareRead({ block: 1, share: 0.5 }, [10, 60, 30])).toBeCloseTo(0.4);
  expect(shareRead({ block: 0, share: 0 }, [10, 80, 10])).toBe(0);
  expect(shareRead({ block: 3, share: 0 }, [10, 80, 10])).toBe(1);
  expect(shareRead({ block: 0, share: 0 }, [])).toBe(0);
  expect([0, 0.5, 0.51, 0.99, 1].map((read) => minutesLeft(6, read))).toEqual([6, 3, 3, 1, 0]);
});

describe('the stored progress', () => {
  const at = (block: number) => ({ block, share: 0.5 });
  const note = { slug: 'kpi', end: 'below' as const, offered: undefined };

  test('holds the position where the visitor stopped, but not a position at the beginning', () => {
    expect(recordPosition({}, { ...note, position: at(4) })).toEqual({ kpi: { position: at(4) } });
    expect(recordPosition({}, { ...note, position: at(0) })).toEqual({});
  });

  test('marks the article as read at its end, and removes the position', () => {
    const progress = recordPosition({ kpi: { position: at(4) } }, { ...note, position: at(9), end: 'read' });
    expect(progress).toEqual({ kpi: { read: true } });
    expect(recordPosition(progress, { ...note, position: at(2) })).toEqual({
      kpi: { read: true, position: at(2) },
    });
  });

  test('holds the position if the end is in view, but the text before the end was skipped', () => {
    const progress = { kpi: { position: at(4) } };
    expect(recordPosition(progress, { ...note, position: at(9), end: 'skipped' })).toBe(progress);
  });

  test('replaces a position that is still offered only with a later one', () => {
    const progress = { kpi: { position: at(4) } };
    expect(recordPosition(progress, { ...note, position: at(2), offered: at(4) })).toBe(progress);
    expect(recordPosition(progress, { ...note, position: at(5), offered: at(4) })).toEqual({
      kpi: { position: at(5) },
    });
  });

  test('is read as it was written', () => {
    const kpi = { position: at(4), readShare: 0.4, declined: true as const };
    const progress = { kpi, esg: { read: true as const } };
    expect(parseProgress(serializeProgress(progress))).toEqual(progress);
  });

  test('is empty if the stored text is invalid', () => {
    for (const nothing of [null, '', '[1]']) expect(parseProgress(nothing)).toEqual({});
    const progress = ['{"block":1.5,"share":0}', '{"block":1,"share":7}'];
    const strange = ['7', ...progress.map((position) => `{"position":${position},"read":"yes"}`)];
    for (const text of strange) expect(parseProgress(`{"kpi":${text}}`)).toEqual({ kpi: {} });
  });

  test('names the listed article that was begun last, until it is finished or declined', () => {
    const begun = recordPosition(
      { esg: { position: at(4) }, kpi: { position: at(2) } },
      {
        ...note,
        slug: 'esg',
        position: at(5),
        readShare: 0.5,
      },
    );
    expect(begun.esg).toEqual({ position: at(5), readShare: 0.5 });
    const listed = ['kpi', 'esg', 'new'];
    expect([begunArticle(begun, listed), begunArticle(begun, ['kpi'])]).toEqual(['esg', 'kpi']);
    const finished = recordPosition(begun, { ...note, slug: 'esg', position: at(9), end: 'read' });
    expect(begunArticle(finished, listed)).toBe('kpi');
    const declined = declineToContinue(finished, 'kpi');
    expect(begunArticle(declined, listed)).toBeUndefined();
    expect(begunArticle(recordPosition(declined, { ...note, position: at(3) }), listed)).toBe('kpi');
  });
});

describe('the list of new articles', () => {
  const MINUTE = 60_000;
  const first = recordVisit(undefined, ['b', 'a'], 0);

  test('is empty on the first visit', () => {
    expect(first.fresh).toEqual([]);
  });

  test('holds the articles since the last visit until this visit ends, also after a reload', () => {
    const second = recordVisit(first, ['c', 'b', 'a'], 60 * MINUTE);
    expect(second.fresh).toEqual(['c']);
    expect(recordVisit(second, ['d', 'c', 'b', 'a'], 50 * MINUTE).fresh).toEqual(['c', 'd']);
    expect(recordVisit(second, ['c', 'b', 'a'], 120 * MINUTE).fresh).toEqual([]);
  });

  test('does not hold an article that leaves the list and returns', () => {
    const second = recordVisit(first, ['b'], 60 * MINUTE);
    expect(recordVisit(second, ['b', 'a'], 120 * MINUTE).fresh).toEqual([]);
  });

  test('is read as it was written, and is ignored if the stored text is invalid', () => {
    const visits: Visits = { at: 1, known: ['a'], fresh: ['a'] };
    expect(parseVisits(serializeVisits(visits))).toEqual(visits);
    const strange = [null, '', '{', 'null', '[]', '{"at":"1","known":[],"fresh":[]}', '{"at":1,"known":[2]}'];
    for (const text of strange) expect(parseVisits(text)).toBeUndefined();
  });
});

describe('the last sentence heard', () => {
  const heard = { language: 'it', sentence: 12 };

  test('is stored next to the position, and is used only in the same locale', () => {
    const position = { block: 2, share: 0.5 };
    const progress = parseProgress(serializeProgress(recordHeard({ kpi: { position } }, 'kpi', heard)));
    expect(progress).toEqual({ kpi: { position, heard } });
    expect(heardIn(progress, 'kpi', 'it')).toBe(12);
    expect(heardIn(progress, 'kpi', 'en')).toBeUndefined();
    expect(heardIn(progress, 'esg', 'it')).toBeUndefined();
  });

  test('is deleted after the last sentence, and the rest of the record stays', () => {
    expect(recordHeard({ kpi: { heard, read: true } }, 'kpi', undefined)).toEqual({ kpi: { read: true } });
  });

  test('is ignored if it is invalid', () => {
    const records = ['{"language":"it"}', '{"language":7,"sentence":1}', '{"language":"it","sentence":-1}'];
    for (const text of ['12', ...records])
      expect(parseProgress(`{"kpi":{"heard":${text}}}`)).toEqual({ kpi: {} });
  });
});

describe('the reading settings', () => {
  test('are read as they were written, for every choice', () => {
    const variants = textSizes.flatMap(({ id: size }) =>
      measures.flatMap(({ id: measure }) => speeds.map(({ id: speed }) => ({ size, measure, speed }))),
    );
    for (const settings of variants)
      expect(parseReadingSettings(serializeReadingSettings(settings))).toEqual(settings);
  });

  test('are empty without a choice, and ignore an unknown choice', () => {
    expect(serializeReadingSettings(parseReadingSettings(null))).toBe('');
    expect(parseReadingSettings('gigantic')).toEqual(parseReadingSettings(null));
  });
});

describe('the sentences', () => {
  const read = (text: string, language: string) =>
    sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

  test('end where the language ends a sentence, not at every full stop', () => {
    const sentences = ['Deal 41 claims €1.8m of revenue.', 'Ask again!', 'Why?'];
    expect(read(sentences.join(' '), 'en')).toEqual(sentences);
    expect(read(' \n ', 'fr')).toEqual([]);
  });

  test('go on after German ordinals and abbreviations', () => {
    const sentences = ['Ab dem 10. Juli 2027 gilt die Runde zu 12 Mio. € Pre-Money.', 'Fragen Sie nach.'];
    expect(read(sentences.join(' '), 'de')).toEqual(sentences);
  });

  test('are split after a punctuation mark if they are long, without losing text', () => {
    const text = `${'Il comitato legge la nota, '.repeat(12)}e decide.`;
    const parts = read(text, 'it');
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.length <= LONGEST)).toBe(true);
    expect(parts.slice(0, -1).every((part) => part.endsWith(', '))).toBe(true);
    expect(parts.join('')).toBe(text);
  });

  test('are split between words without punctuation, and inside a word without spaces', () => {
    const words = read('parola '.repeat(60), 'it').flatMap((part) => part.trim().split(' '));
    expect(words).toEqual(Array(60).fill('parola'));
    expect(read('x'.repeat(LONGEST * 2), 'en')).toHaveLength(2);
  });
});

describe('the voice', () => {
  const voice = (lang: string, more = {}) => ({ lang, localService: true, default: false, ...more });

  test('speaks the language of the text, on the device', () => {
    const voices = [voice('it-IT'), voice('de-DE', { localService: false })];
    expect(chooseVoice(voices, 'it')).toBe(voices[0]);
    for (const language of ['de', 'es'] as const) expect(chooseVoice(voices, language)).toBeUndefined();
  });

  test('is the system’s own choice, then a voice of the country, then any voice', () => {
    const voices = [voice('fr-CA'), voice('fr_FR'), voice('fr-BE', { default: true })];
    const chosen = [3, 2, 1, 0].map((count) => chooseVoice(voices.slice(0, count), 'fr')?.lang);
    expect(chosen).toEqual(['fr-BE', 'fr_FR', 'fr-CA', undefined]);
  });
});

describe('reading aloud', () => {
  const speaking = { state: 'speaking', sentence: 3 } as const;
  const paused = { state: 'paused', sentence: 3 } as const;

  test('continues from sentence to sentence, and stops after the last', () => {
    expect(nextListening(speaking, { type: 'spoken' }, 5)).toEqual({ state: 'speaking', sentence: 4 });
    expect(nextListening(speaking, { type: 'spoken' }, 4)).toBe(silent);
  });

  test('resumes at the sentence at which it was paused or the voice failed', () => {
    expect(nextListening(speaking, { type: 'paused' }, 5)).toEqual(paused);
    expect(nextListening(speaking, { type: 'failed' }, 5)).toEqual(paused);
    expect(nextListening(paused, { type: 'resumed' }, 5)).toEqual(speaking);
  });

  test('moves to the next sentence and back, but not beyond the text', () => {
    const moved = (sentence: number, by: 1 | -1) =>
      nextListening({ state: 'paused', sentence }, { type: 'moved', by }, 5);
    expect([moved(3, 1), moved(3, -1), moved(4, 1), moved(0, -1)]).toEqual(
      [4, 2, 4, 0].map((sentence) => ({ state: 'paused', sentence })),
    );
    expect(nextListening(silent, { type: 'moved', by: 1 }, 4)).toBe(silent);
  });

  test.each([
    ['at the position of the reader', { ahead: 4, heard: undefined, heardInSight: false }, 4],
    ['at the beginning of a text above the view', { ahead: -1, heard: undefined, heardInSight: false }, 0],
    ['where it stopped, after the article is opened again', { ahead: 0, heard: 7, heardInSight: false }, 7],
    ['where it stopped, if that sentence is visible', { ahead: 4, heard: 7, heardInSight: true }, 7],
    ['at the later position of the reader', { ahead: 4, heard: 7, heardInSight: false }, 4],
  ])('starts %s', (_, standing, sentence) => {
    expect(firstSentence(standing)).toBe(sentence);
  });

  test('starts at the given sentence, stops on request, and ignores late events', () => {
    expect(nextListening(paused, { type: 'spoken' }, 5)).toBe(paused);
    for (const type of ['spoken', 'paused', 'resumed', 'failed', 'stopped'] as const)
      expect(nextListening(silent, { type }, 5)).toBe(silent);
    expect(nextListening(silent, { type: 'started', sentence: 3 }, 5)).toEqual(speaking);
    expect(nextListening(paused, { type: 'stopped' }, 5)).toBe(silent);
  });
});

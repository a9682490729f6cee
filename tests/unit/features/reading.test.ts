import { describe, expect, test } from 'vitest';
import { firstSentence, nextListening, silent } from '#features/reading/model/listening.ts';
import { readLook, writeLook } from '#features/reading/model/look.ts';
import { heardIn, noteHeard, notePlace, readPlaces, writePlaces } from '#features/reading/model/places.ts';
import { isBefore, lineOf, minutesLeft, placeAt, shareRead } from '#features/reading/model/position.ts';
import { LONGEST, sentencesOf } from '#features/reading/model/sentences.ts';
import { chooseVoice } from '#features/reading/model/voices.ts';
import { measures, speeds, textSizes } from '#site/reading.ts';

describe('the place in a text', () => {
  const blocks = [
    { top: -300, bottom: -100 },
    { top: -80, bottom: 320 },
    { top: 340, bottom: 400 },
  ];

  test('is the block at the line of reading, and how much of it lies behind', () => {
    expect(placeAt(20, blocks)).toEqual({ block: 1, share: 0.25 });
  });

  test('between two blocks is the beginning of the next', () => {
    expect(placeAt(-90, blocks)).toEqual({ block: 1, share: 0 });
  });

  test('after the last block is the end', () => {
    expect(placeAt(500, blocks)).toEqual({ block: 3, share: 0 });
  });

  test('is found again on another screen', () => {
    const narrow = blocks.map(({ top, bottom }) => ({ top: top * 2, bottom: bottom * 2 }));
    expect(lineOf(placeAt(20, blocks), narrow)).toBe(40);
    expect(lineOf({ block: 9, share: 0 }, blocks)).toBeUndefined();
  });

  test('a block without height does no harm', () => {
    expect(placeAt(5, [{ top: 10, bottom: 10 }])).toEqual({ block: 0, share: 0 });
  });

  test('comes before another in the same block or in a later one', () => {
    expect(isBefore({ block: 1, share: 0.2 }, { block: 1, share: 0.3 })).toBe(true);
    expect(isBefore({ block: 2, share: 0 }, { block: 1, share: 0.9 })).toBe(false);
    expect(isBefore({ block: 1, share: 0.2 }, { block: 1, share: 0.2 })).toBe(false);
  });
});

describe('the minutes left', () => {
  test('a long block counts for more than a short one', () => {
    expect(shareRead({ block: 1, share: 0.5 }, [10, 60, 30])).toBeCloseTo(0.4);
    expect(shareRead({ block: 0, share: 0 }, [10, 80, 10])).toBe(0);
    expect(shareRead({ block: 3, share: 0 }, [10, 80, 10])).toBe(1);
    expect(shareRead({ block: 0, share: 0 }, [])).toBe(0);
  });

  test.each([
    [6, 0, 6],
    [6, 0.5, 3],
    [6, 0.51, 3],
    [6, 0.99, 1],
    [6, 1, 0],
  ])('of %i, after %d: %i', (minutes, read, left) => {
    expect(minutesLeft(minutes, read)).toBe(left);
  });
});

describe('what is kept of the articles', () => {
  const at = (block: number) => ({ block, share: 0.5 });
  const note = { slug: 'kpi', atEnd: false, offered: undefined };

  test('the place where reading was broken off, and nothing of the beginning', () => {
    expect(notePlace({}, { ...note, place: at(4) })).toEqual({ kpi: { place: at(4) } });
    expect(notePlace({}, { ...note, place: at(0) })).toEqual({});
  });

  test('at the end the article counts as read, and there is no place to return to', () => {
    const places = notePlace({ kpi: { place: at(4) } }, { ...note, place: at(9), atEnd: true });
    expect(places).toEqual({ kpi: { read: true } });
    expect(notePlace(places, { ...note, place: at(2) })).toEqual({ kpi: { read: true, place: at(2) } });
  });

  test('a place that is still offered is given up only for one further on', () => {
    const places = { kpi: { place: at(4) } };
    expect(notePlace(places, { ...note, place: at(2), offered: at(4) })).toBe(places);
    expect(notePlace(places, { ...note, place: at(5), offered: at(4) })).toEqual({ kpi: { place: at(5) } });
  });

  test('is read as it was written', () => {
    const places = { kpi: { place: at(4) }, esg: { read: true as const } };
    expect(readPlaces(writePlaces(places))).toEqual(places);
  });

  test.each([
    [null, {}],
    ['', {}],
    ['[1]', {}],
    ['{"kpi":7}', { kpi: {} }],
    ['{"kpi":{"place":{"block":1.5,"share":0},"read":"yes"}}', { kpi: {} }],
    ['{"kpi":{"place":{"block":1,"share":7}}}', { kpi: {} }],
  ])('%s does no harm', (text, places) => {
    expect(readPlaces(text)).toEqual(places);
  });
});

describe('what has been heard of an article', () => {
  const heard = { language: 'it', sentence: 12 };

  test('is kept beside its place, and read again in the same language alone', () => {
    const place = { block: 2, share: 0.5 };
    const places = readPlaces(writePlaces(noteHeard({ kpi: { place } }, 'kpi', heard)));
    expect(places).toEqual({ kpi: { place, heard } });
    expect(heardIn(places, 'kpi', 'it')).toBe(12);
    expect(heardIn(places, 'kpi', 'en')).toBeUndefined();
    expect(heardIn(places, 'esg', 'it')).toBeUndefined();
  });

  test('is forgotten once it has been heard to the end, and nothing else of it', () => {
    expect(noteHeard({ kpi: { heard, read: true } }, 'kpi', undefined)).toEqual({ kpi: { read: true } });
  });

  test.each(['12', '{"language":"it"}', '{"language":7,"sentence":1}', '{"language":"it","sentence":-1}'])(
    'written as %s counts as nothing',
    (text) => {
      expect(readPlaces(`{"kpi":{"heard":${text}}}`)).toEqual({ kpi: {} });
    },
  );
});

describe('how the visitor likes articles', () => {
  test('every choice is read as it was written', () => {
    for (const { id: size } of textSizes) {
      for (const { id: measure } of measures) {
        for (const { id: speed } of speeds) {
          const look = { size, measure, speed };
          expect(readLook(writeLook(look))).toEqual(look);
        }
      }
    }
  });

  test('without a choice nothing is kept, and what nobody knows counts as none', () => {
    expect(writeLook(readLook(null))).toBe('');
    expect(readLook('gigantic')).toEqual(readLook(null));
  });
});

describe('the sentences', () => {
  const read = (text: string, language: string) =>
    sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

  test('end where the language ends them, not at every full stop', () => {
    expect(read('Deal 41 claims €1.8m of revenue. Ask again! Why?', 'en')).toEqual([
      'Deal 41 claims €1.8m of revenue.',
      'Ask again!',
      'Why?',
    ]);
  });

  test('a long one is parted after a sign, and nothing of it is lost', () => {
    const text = `${'Il comitato legge la nota, '.repeat(12)}e decide.`;
    const parts = read(text, 'it');
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.length <= LONGEST)).toBe(true);
    expect(parts.slice(0, -1).every((part) => part.endsWith(', '))).toBe(true);
    expect(parts.join('')).toBe(text);
  });

  test('one without signs is parted between words, and one without words all the same', () => {
    const words = read('parola '.repeat(60), 'it').flatMap((part) => part.trim().split(' '));
    expect(words).toEqual(Array(60).fill('parola'));
    expect(read('x'.repeat(LONGEST * 2), 'en')).toHaveLength(2);
  });

  test('an empty text has none', () => {
    expect(read(' \n ', 'fr')).toEqual([]);
  });
});

describe('the voice', () => {
  const voice = (lang: string, more: { localService?: boolean; default?: boolean } = {}) => ({
    lang,
    localService: true,
    default: false,
    ...more,
  });

  test('speaks the language of the text, on the device', () => {
    const voices = [voice('it-IT'), voice('de-DE', { localService: false })];
    expect(chooseVoice(voices, 'it')).toBe(voices[0]);
    expect(chooseVoice(voices, 'de')).toBeUndefined();
    expect(chooseVoice(voices, 'es')).toBeUndefined();
    expect(chooseVoice([], 'it')).toBeUndefined();
  });

  test('is the system’s own choice, then one of the country, then any', () => {
    const voices = [voice('fr-CA'), voice('fr_FR'), voice('fr-BE', { default: true })];
    expect(chooseVoice(voices, 'fr')).toBe(voices[2]);
    expect(chooseVoice(voices.slice(0, 2), 'fr')).toBe(voices[1]);
    expect(chooseVoice(voices.slice(0, 1), 'fr')).toBe(voices[0]);
  });
});

describe('reading aloud', () => {
  const speaking = { state: 'speaking', sentence: 3 } as const;
  const paused = { state: 'paused', sentence: 3 } as const;

  test('goes from sentence to sentence, and falls silent after the last', () => {
    expect(nextListening(speaking, { type: 'spoken' }, 5)).toEqual({ state: 'speaking', sentence: 4 });
    expect(nextListening(speaking, { type: 'spoken' }, 4)).toBe(silent);
  });

  test('goes on with the sentence at which it was paused, or at which the voice failed', () => {
    expect(nextListening(speaking, { type: 'paused' }, 5)).toEqual(paused);
    expect(nextListening(speaking, { type: 'failed' }, 5)).toEqual(paused);
    expect(nextListening(paused, { type: 'resumed' }, 5)).toEqual(speaking);
  });

  test('goes to the next sentence and back, and not beyond the text', () => {
    expect(nextListening(speaking, { type: 'moved', by: 1 }, 5)).toEqual({ state: 'speaking', sentence: 4 });
    expect(nextListening(paused, { type: 'moved', by: -1 }, 5)).toEqual({ state: 'paused', sentence: 2 });
    expect(nextListening(speaking, { type: 'moved', by: 1 }, 4)).toEqual(speaking);
    const first = { state: 'speaking', sentence: 0 } as const;
    expect(nextListening(first, { type: 'moved', by: -1 }, 4)).toEqual(first);
    expect(nextListening(silent, { type: 'moved', by: 1 }, 4)).toBe(silent);
  });

  test.each([
    ['where the reader is', { ahead: 4, heard: undefined, heardInSight: false }, 4],
    ['at the beginning of a text that stands above', { ahead: -1, heard: undefined, heardInSight: false }, 0],
    ['where it ended, for whoever opens the text again', { ahead: 0, heard: 7, heardInSight: false }, 7],
    ['where it ended, while that is in sight', { ahead: 4, heard: 7, heardInSight: true }, 7],
    ['where the reader has gone since', { ahead: 4, heard: 7, heardInSight: false }, 4],
  ])('starts %s', (_, standing, sentence) => {
    expect(firstSentence(standing)).toBe(sentence);
  });

  test('what comes too late changes nothing', () => {
    expect(nextListening(paused, { type: 'spoken' }, 5)).toBe(paused);
    for (const type of ['spoken', 'paused', 'resumed', 'failed', 'stopped'] as const) {
      expect(nextListening(silent, { type }, 5)).toBe(silent);
    }
  });

  test('begins where it is told, and ends when it is told', () => {
    expect(nextListening(silent, { type: 'started', sentence: 3 }, 5)).toEqual(speaking);
    expect(nextListening(paused, { type: 'stopped' }, 5)).toBe(silent);
  });
});

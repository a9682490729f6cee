import { storedText, storeText } from '#browser/storage/localStorage.ts';
import { MARKS_KEY } from '#site/storage-keys.ts';
import { type Mark, parseMarks, serializeMarks } from '../model/marks.ts';

/** Changes the stored marks. Another tab may have changed them since this page was rendered. */
export const changeMarks = (change: (stored: readonly Mark[]) => readonly Mark[]) =>
  storeText(MARKS_KEY, serializeMarks(change(parseMarks(storedText(MARKS_KEY)))));

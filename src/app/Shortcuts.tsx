import { use, useEffect } from 'react';
import { openByKey } from '#features/search/browser/shortcut.ts';
import { fetchEarly } from '#router/fetchEarly.ts';
import { Preparation } from '#router/preparation.ts';

/** Renders nothing. Fetches the pages of links before the click, and opens the search by key. */
export default function Shortcuts() {
  const prepare = use(Preparation);
  useEffect(() => fetchEarly(prepare), [prepare]);
  useEffect(openByKey, []);
  return null;
}

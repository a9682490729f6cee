import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onEntry } from '#router/entries.ts';
import { currentQuery, formQuery, replaceQueryLater } from '#router/location.ts';
import { faqQuery, readFaqQuery } from '../model/search.ts';

/** Delay after the last key before the address is updated, in milliseconds. */
const REST_MS = 250;

export const SEARCH_FORM = 'faq-search';

function fieldOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement | undefined {
  const field = form.current?.elements.namedItem('q');
  return field instanceof HTMLInputElement ? field : undefined;
}

/**
 * The search term, kept in the address. It starts from what was typed before hydration, or from the address,
 * and only after mounting, since the prerendered page knows neither.
 */
export function useFaqQuery(form: RefObject<HTMLFormElement | null>) {
  const [query, setQuery] = useState('');
  const changed = useRef(false);
  /** The term that the address has. */
  const addressed = useRef('');

  useEffect(() => {
    const field = fieldOf(form);
    const asked = readFaqQuery(currentQuery());
    addressed.current = asked;
    // A value already in the field was typed there, so the address is updated to match.
    if (field?.value) changed.current = field.value.trim() !== asked;
    else if (field) field.value = asked;
    setQuery(readFaqQuery(formQuery(SEARCH_FORM)));
  }, [form]);

  // Back and forth, or a link of the site's search: at once, for a question that the filter hides may be its anchor.
  useLayoutEffect(() => {
    return onEntry(() => {
      const field = fieldOf(form);
      const asked = readFaqQuery(currentQuery());
      // What has been typed since may not be in the address yet.
      if (!field || asked === addressed.current) return;
      field.value = asked;
      addressed.current = asked;
      changed.current = false;
      flushSync(() => setQuery(asked));
    });
  }, [form]);

  useEffect(() => {
    const write = () => {
      addressed.current = query.trim();
      return faqQuery(currentQuery(), query);
    };
    return changed.current ? replaceQueryLater(write, REST_MS) : undefined;
  }, [query]);

  const search = (text: string) => {
    changed.current = true;
    setQuery(text);
  };
  const clear = () => {
    const field = fieldOf(form);
    if (field) field.value = '';
    field?.focus();
    search('');
  };
  return { query, search, clear };
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onEntry } from '#router/entries.ts';
import { currentQuery, formQuery, replaceQueryLater } from '#router/location.ts';
import { faqQuery, readFaqQuery } from '../model/search.ts';

/** Delay after the last key press before the address is updated, in milliseconds. */
const REST_MS = 250;

export const SEARCH_FORM = 'faq-search';

function fieldOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement | undefined {
  const field = form.current?.elements.namedItem('q');
  return field instanceof HTMLInputElement ? field : undefined;
}

/**
 * Returns the search term and stores it in the address. The initial term is the text typed before hydration, or else
 * the term in the address. It is read only after mounting, since the prerendered page knows neither.
 */
export function useFaqQuery(form: RefObject<HTMLFormElement | null>) {
  const [query, setQuery] = useState('');
  const changed = useRef(false);
  /** The search term in the address. */
  const addressed = useRef('');

  useEffect(() => {
    const field = fieldOf(form);
    const asked = readFaqQuery(currentQuery());
    addressed.current = asked;
    // If the field already has a value, the visitor has typed it, so the address is updated to match.
    if (field?.value) changed.current = field.value.trim() !== asked;
    else if (field) field.value = asked;
    setQuery(readFaqQuery(formQuery(SEARCH_FORM)));
  }, [form]);

  // Applies the term of a history entry or of a link in the site's search at once, because the filter may hide the
  // question that is the target.
  useLayoutEffect(() => {
    return onEntry(() => {
      const field = fieldOf(form);
      const asked = readFaqQuery(currentQuery());
      // Text typed since then may not be in the address yet.
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

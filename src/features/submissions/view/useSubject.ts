import { useRef, useState } from 'react';
import { scrollToAnchor } from '#browser/scrolling.ts';

/**
 * What a form is about, where the visitor chooses it from a list beside the form. Choosing leads to
 * `place`, the element around the form; a form that has been sent starts anew with the next `round`.
 */
export function useSubject<Subject>(first: Subject) {
  const [subject, setSubject] = useState(first);
  const [round, setRound] = useState(0);
  const place = useRef<HTMLElement>(null);
  const choose = (next: Subject) => {
    setSubject(next);
    if (!place.current) return;
    if (!place.current.querySelector('form')) setRound(round + 1);
    scrollToAnchor(place.current.id);
  };
  return { subject, choose, round, place };
}

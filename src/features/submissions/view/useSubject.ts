import { type MouseEvent, useRef, useState } from 'react';
import { follow } from '#browser/entries.ts';
import { queryWith, useParameter } from '#browser/parameter.ts';
import { isPlainClick } from '#browser/plainClick.ts';

/**
 * What a form is about, where the visitor chooses it from a list beside the form: the row whose id the address has as the
 * parameter `name`, or the first. So a reload, a link and the way back find the same. Choosing takes the place of the
 * present address and leads to `anchor`, the element around the form; a form that has been sent starts anew with the
 * next `round`.
 */
export function useSubject<Subject extends { id: string }>(
  name: string,
  rows: readonly [Subject, ...Subject[]],
  anchor: string,
) {
  const asked = useParameter(name);
  const [round, setRound] = useState(0);
  const place = useRef<HTMLElement>(null);
  const subject = rows.find(({ id }) => id === asked) ?? rows[0];

  /** What the link that chooses it needs. Without scripts it leads to the form all the same. */
  const choice = (row: Subject) => ({
    chosen: row === subject,
    href: `?${name}=${row.id}#${anchor}`,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (!place.current?.querySelector('form')) setRound(round + 1);
      follow(`${queryWith(name, row.id)}#${anchor}`, 'replace');
    },
  });
  return { subject, choice, round, place };
}

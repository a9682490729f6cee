import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useStore } from '#browser/storage/useStore.ts';
import { subjectOf } from '#features/outbox/model/summary.ts';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { follow } from '#router/entries.ts';
import { queryWith, useParameter } from '#router/parameter.ts';
import { isPlainClick } from '#router/plainClick.ts';
import type { Form } from '#site/forms.ts';
import { editedId, endedEdits } from './formLinks.ts';

/** Subject of an edited submission, in the language it was written in. */
interface Edited {
  title: string;
  language: string;
}

/**
 * The subject of a form, chosen from a list beside it: the row whose id is the form's parameter in the address, or
 * the first, so that a reload, a link and the Back button find the same. A choice replaces the present history entry
 * and leads to `anchor`, the element around the form; a form that was sent is remounted with the next `round`. A
 * queued submission that is opened in the form brings its own subject, until another is chosen.
 */
export function useSubject<Subject extends { id: string }>(
  form: Form & { subject: string },
  rows: readonly [Subject, ...Subject[]],
  titleOf: (subject: Subject) => string,
  anchor: string,
) {
  const asked = useParameter(form.subject);
  const edited = useEditedSubject(form);
  const [round, setRound] = useState(0);
  const target = useRef<HTMLElement>(null);
  // A row named by the address was chosen after the edit was opened.
  const chosen = rows.find(({ id }) => id === asked);
  const listed = chosen ?? (edited ? rows.find((row) => titleOf(row) === edited.title) : rows[0]);

  /** Props of the link that chooses a row. Without scripts it leads to the form as well. */
  const choice = (row: Subject) => ({
    chosen: row === listed,
    href: `?${form.subject}=${row.id}#${anchor}`,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (!target.current?.querySelector('form')) setRound(round + 1);
      follow(`${queryWith(form.subject, row.id)}#${anchor}`, 'replace');
    },
  });
  return {
    choice,
    request: {
      /** undefined if the subject of an edited submission is not in the list. */
      subject: listed,
      title: listed ? titleOf(listed) : (edited?.title ?? ''),
      /** Language of the title, if it is not the page's. */
      titleLanguage: listed ? undefined : edited?.language,
      round,
      target,
    },
  };
}

function useEditedSubject(form: Form): Edited | undefined {
  const access = useOutboxAccess();
  const [edited, setEdited] = useState<Edited>();
  const ended = useStore(endedEdits, 0);
  useEffect(() => {
    let here = true;
    // An edit that has ended leaves its subject to the address again.
    if (ended > 0) setEdited(undefined);
    const load = async () => {
      const id = editedId();
      if (!id || !access) return;
      const submission = await (await access.outbox()).find(id);
      const title = submission?.form === form.id && subjectOf(submission);
      if (here && title) setEdited({ title, language: submission.language });
    };
    load()
      // The first failure may be a lost connection to the database.
      .catch(load)
      // If the queue cannot be read, there is nothing to edit either, and the form says so.
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [access, form, ended]);
  return edited;
}

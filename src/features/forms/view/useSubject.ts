import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useStore } from '#browser/storage/useStore.ts';
import { subjectOf as subjectOfSubmission } from '#features/outbox/model/summary.ts';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { follow } from '#router/entries.ts';
import { queryWith, useParameter } from '#router/parameter.ts';
import { isPlainClick } from '#router/plainClick.ts';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import { editedId, endedEdits } from './formLinks.ts';
import { restorableDrafts } from './restorableDrafts.ts';

/** Subject of an edited submission, and the language in which it was written. */
interface Edited {
  title: string;
  language: string;
}

/**
 * Returns the subject of a form, which the visitor chooses from a list next to the form. The subject is the row whose
 * id is the form's parameter in the address, or else the first row, so that a reload, a link and the Back button
 * restore it. A choice replaces the current history entry and leads to `anchor`, the element around the form. If the
 * form was already sent, the next `round` remounts it. A queued submission that is opened in the form sets its subject,
 * until the visitor chooses another one. So does a draft.
 */
export function useSubject<Subject extends { id: string }>(
  form: Form & { subject: string },
  rows: readonly [Subject, ...Subject[]],
  titleOf: (subject: Subject) => string,
  anchor: string,
) {
  const asked = useParameter(form.subject);
  const edited = useEditedSubject(form);
  const drafted = useDraftedSubject(form);
  const [round, setRound] = useState(0);
  const target = useRef<HTMLElement>(null);
  // A row named by the address was chosen after the edit was opened.
  const chosen = rows.find(({ id }) => id === asked);
  const subjectOf = (title: string | undefined) => rows.find((row) => titleOf(row) === title);
  const listed =
    chosen ?? (edited ? subjectOf(edited.title) : (rows.find(({ id }) => id === drafted) ?? rows[0]));

  /** Returns the props of the link that chooses a row. Without scripts, the link also leads to the form. */
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
      /** Undefined if the subject of an edited submission is not in the list. */
      subject: listed,
      /** Returns the subject of a submission. Its title may be of another language, or of another version of the list. */
      sentSubject: (params: Values) => subjectOf(params[form.subject]),
      title: listed ? titleOf(listed) : (edited?.title ?? ''),
      /** Language of the title, if it differs from the page's language. */
      titleLanguage: listed ? undefined : edited?.language,
      round,
      target,
    },
  };
}

/** Returns the id of the subject for which the restored draft was begun. */
function useDraftedSubject({ id }: Form): string | undefined {
  const [subject, setSubject] = useState<string>();
  useEffect(() => setSubject(restorableDrafts(id, undefined)[0]?.subject), [id]);
  return subject;
}

function useEditedSubject(form: Form): Edited | undefined {
  const access = useOutboxAccess();
  const [edited, setEdited] = useState<Edited>();
  const ended = useStore(endedEdits, 0);
  useEffect(() => {
    let here = true;
    // After an edit has ended, the address decides about the subject again.
    if (ended > 0) setEdited(undefined);
    const load = async () => {
      const id = editedId();
      if (!id || !access) return;
      const submission = await (await access.outbox()).find(id);
      const title = submission?.form === form.id && subjectOfSubmission(submission);
      if (here && title) setEdited({ title, language: submission.language });
    };
    load()
      // The first failure may be a lost connection to the database.
      .catch(load)
      // If the queue cannot be read, no submission can be edited. The form shows this error.
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [access, form, ended]);
  return edited;
}

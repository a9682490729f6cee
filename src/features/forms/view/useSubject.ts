import { type MouseEvent, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useStore } from '#browser/storage/useStore.ts';
import { subjectOf as subjectOfSubmission } from '#features/outbox/model/summary.ts';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { useLocale } from '#i18n/Messages.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import type { Resources } from '#i18n/resources.ts';
import { follow } from '#router/entries.ts';
import { queryWith, useParameter } from '#router/parameter.ts';
import { isPlainClick } from '#router/plainClick.ts';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import { isLocale } from '#site/locales.ts';
import { editedId, endedEdits } from './formLinks.ts';
import { restorableDrafts } from './restorableDrafts.ts';

/** Subject of an edited submission, and the language in which it was written. */
interface Edited {
  title: string;
  language: string;
  /** Id of the row with this title in that language, if it is another language than the page's. */
  id?: string | undefined;
}

/** The chosen subject of a form. */
export interface SubjectRequest<Subject> {
  /** Undefined if the subject of an edited submission is not in the list. */
  subject: Subject | undefined;
  /** Returns the subject of a submission. Its title may be of another language, or of another version of the list. */
  sentSubject: (params: Values) => Subject | undefined;
  title: string;
  /** Language of the title, if it differs from the page's language. */
  titleLanguage: string | undefined;
  /** True if the address names a row that the list does not have, such as one of an old link. */
  isUnlisted: boolean;
  /** A new round remounts the form. */
  round: number;
  /** The element around the form. */
  target: RefObject<HTMLElement | null>;
}

/** A row of a list as the build writes it. */
interface Row {
  id: string;
  title: string;
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
  const withId = (id: string | undefined) => rows.find((row) => row.id === id);
  const listed =
    chosen ?? (edited ? (subjectOf(edited.title) ?? withId(edited.id)) : (withId(drafted) ?? rows[0]));

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
  const request: SubjectRequest<Subject> = {
    subject: listed,
    sentSubject: (params) => subjectOf(params[form.subject]),
    title: listed ? titleOf(listed) : (edited?.title ?? ''),
    titleLanguage: listed ? undefined : edited?.language,
    isUnlisted: asked !== null && !chosen && !edited,
    round,
    target,
  };
  return { choice, request };
}

/** Returns the id of the subject for which the restored draft was begun. */
function useDraftedSubject({ id }: Form): string | undefined {
  const [subject, setSubject] = useState<string>();
  useEffect(() => setSubject(restorableDrafts(id, undefined)[0]?.subject), [id]);
  return subject;
}

/**
 * Returns the id of the subject with this title in another language, so that the page shows and sends it in its own
 * language. Returns undefined if that language has no such subject or if its list cannot be loaded.
 */
async function idIn(resources: Resources, form: Form, { title, language }: Edited) {
  if (!isLocale(language)) return undefined;
  const list = await resources.load(language, `entries/${form.page}`);
  const { items } = (list.state === 'loaded' ? list.value : { items: [] }) as { items: readonly Row[] };
  return items.find((row) => row.title === title)?.id;
}

function useEditedSubject(form: Form): Edited | undefined {
  const access = useOutboxAccess();
  const resources = use(ResourcesContext);
  const locale = useLocale();
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
      if (!title || !here) return;
      const found = { title, language: submission.language };
      setEdited(found);
      if (!resources || found.language === locale) return;
      const inList = await idIn(resources, form, found);
      if (here && inList) setEdited({ ...found, id: inList });
    };
    load()
      // The first failure may be a lost connection to the database.
      .catch(load)
      // If the queue cannot be read, no submission can be edited. The form shows this error.
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [access, form, ended, resources, locale]);
  return edited;
}

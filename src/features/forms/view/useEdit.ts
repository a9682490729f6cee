import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { currentKiosk } from '#features/kiosk/view/useKiosk.ts';
import {
  type OutboxAccess,
  useOutboxAccess,
  useSubmissionStatus,
} from '#features/outbox/view/OutboxContext.ts';
import { currentHash } from '#router/location.ts';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import { typedFrom } from '../model/params.ts';
import { fillIn } from './formControls.ts';
import { dropEdit, editedId } from './formLinks.ts';

export type Edit =
  | { state: 'none' }
  /** `values` and `attached` are those of the queued submission. An attempt may be in progress that still delivers it. */
  | { state: 'open'; id: string; values: Values; attached: Values; isBeingSent?: boolean }
  /** The submission was delivered before or while it was open. The form sends a correction. */
  | { state: 'delivered'; id: string; attached: Values }
  /** The submission was deleted or replaced elsewhere. The form sends a new submission. */
  | { state: 'gone'; id: string }
  /** The storage failed, so the form is empty. */
  | { state: 'failed' };

const none: Edit = { state: 'none' };

/**
 * Opens the queued submission that the address names in its form. The submission waits and is sent as before. Only a
 * submission that is sent from the form replaces it (docs/outbox.md, rule 13). `isLoaded` is true when it is known
 * whether there is one.
 */
export function useEdit(form: Form, formRef: RefObject<HTMLFormElement | null>) {
  const access = useOutboxAccess();
  const [opened, setOpened] = useState<Edit>(none);
  const [isLoaded, setLoaded] = useState(false);
  /** Id in the address, if it names an edit of this form. */
  const named = useRef<string | null>(null);

  useEffect(() => {
    let here = true;
    const load = async () => {
      if (!access) return;
      const next = await openEdit(access, form);
      if (!here || next.state === 'none') return;
      named.current = editedId();
      if (next.state === 'open' && formRef.current) fillIn(form, formRef.current, next.values);
      setOpened(next);
    };
    load()
      // The first failure may be a lost connection to the database.
      .catch(load)
      // The submission stays unchanged in the queue.
      .catch(() => here && currentHash() === form.id && setOpened({ state: 'failed' }))
      .finally(() => here && access && setLoaded(true));
    return () => {
      here = false;
    };
  }, [access, form, formRef]);

  const status = useSubmissionStatus(opened.state === 'open' ? opened.id : undefined);
  const end = useCallback(() => {
    setOpened(none);
    // The address may name an edit of another form on the page.
    if (named.current === editedId()) dropEdit();
    named.current = null;
  }, []);
  return { edit: editNow(opened, status?.state), isLoaded, end };
}

/** Returns the edit, updated if its submission is being sent, or was delivered or deleted since it was opened. */
function editNow(opened: Edit, state: string | undefined): Edit {
  if (opened.state !== 'open') return opened;
  const { id, attached } = opened;
  if (state === 'sending') return { ...opened, isBeingSent: true };
  if (state === 'delivered') return { state, id, attached };
  return state === 'gone' ? { state, id } : opened;
}

async function openEdit(access: OutboxAccess, form: Form): Promise<Edit> {
  const id = editedId();
  // At a kiosk, a visitor must not see the submission of another visitor.
  if (!id || currentKiosk()) return none;
  const outbox = await access.outbox();
  const submission = await outbox.find(id);
  if (submission)
    return submission.form === form.id ? { state: 'open', id, ...typedFrom(form, submission.params) } : none;
  if (currentHash() !== form.id) return none;
  const { state } = await outbox.status(id);
  return state === 'delivered' ? { state, id, attached: {} } : { state: 'gone', id };
}

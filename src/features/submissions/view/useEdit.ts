import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { currentHash } from '#browser/navigation/location.ts';
import type { Form } from '#site/forms.ts';
import { newId } from '../browser/newId.ts';
import { typedFrom } from '../model/edit.ts';
import { EDIT_LEASE_MS } from '../model/submission.ts';
import type { Values } from '../model/validate.ts';
import { dropEdit, editedId } from './editLink.ts';
import { fillIn } from './formControls.ts';
import { type OutboxAccess, useDeliveryStatus, useOutboxAccess } from './OutboxContext.ts';
import { standNow } from './stand/useStand.ts';

export type Edit =
  | { state: 'none' }
  | { state: 'open'; id: string; attached: Values; values: Values }
  /** It is being sent at this moment; the outcome decides. */
  | { state: 'sending'; id: string }
  /** It was sent, deleted or opened elsewhere in the meantime; `id` is set if what is sent from here corrects it. */
  | { state: 'gone'; id?: string }
  /** The storage failed: the form is empty. */
  | { state: 'failed' };

const none: Edit = { state: 'none' };

/**
 * Opens the queued submission that the address names in its form, and keeps it from being sent meanwhile
 * (docs/outbox.md, rule 13); `settled` once it is known whether there is one. `handOver` notes that its replacement
 * is stored, `end` releases it: sent as it was, unless it was replaced.
 */
export function useEdit(
  form: Form,
  element: RefObject<HTMLFormElement | null>,
): { edit: Edit; settled: boolean; handOver: () => void; end: () => void } {
  const access = useOutboxAccess();
  const [edit, setEdit] = useState<Edit>(none);
  const [settled, setSettled] = useState(false);
  const [owner] = useState(() => newId());
  const handedOver = useRef(false);
  /** The id in the address, if it names this form's edit. */
  const named = useRef<string | null>(null);
  const id = edit.state === 'open' ? edit.id : undefined;

  useEffect(() => {
    let here = true;
    const bring = async () => {
      if (!access) return;
      const opened = await open(access, form, owner);
      if (!here) return giveBack(access, opened.edit, owner);
      if (opened.edit.state === 'none') return;
      named.current = editedId();
      if (element.current) fillIn(form, element.current, opened.values);
      setEdit(opened.edit);
      if (opened.edit.state !== 'sending') return;
      await (await access.outbox()).attempted(opened.edit.id);
      if (here) await bring();
    };
    bring()
      // The first failure may be a lost connection to the database.
      .catch(bring)
      // The request waits as it was.
      .catch(() => here && currentHash() === form.id && setEdit({ state: 'failed' }))
      .finally(() => here && access && setSettled(true));
    return () => {
      here = false;
    };
  }, [access, form, element, owner]);

  useRenewal(id, access, owner);

  // Sent, deleted or opened elsewhere: the input stays here, and is sent as a new submission.
  const status = useDeliveryStatus(id);
  // A refused one whose lease has ended reads as refused: nothing sends it, and the next renewal takes it back.
  const isOurs =
    typeof status === 'object' &&
    (status.state === 'rejected' || (status.state === 'editing' && status.owner === owner));
  useEffect(() => {
    if (!id || !status || isOurs || handedOver.current) return;
    // Another form decides what becomes of it: what is sent from here takes the place of nothing.
    const isElsewhere = typeof status === 'object' && status.state === 'editing';
    setEdit(isElsewhere ? { state: 'gone' } : { state: 'gone', id });
  }, [id, status, isOurs]);

  const handOver = useCallback(() => {
    handedOver.current = true;
  }, []);
  const end = useCallback(() => {
    handedOver.current = false;
    setEdit(none);
    // Another form of the page may have its own edit in the address.
    if (named.current === editedId()) dropEdit();
    named.current = null;
  }, []);
  return { edit, settled, handOver, end };
}

/** Renews the lease of an open edit until the form is left. */
function useRenewal(id: string | undefined, access: OutboxAccess | undefined, owner: string): void {
  useEffect(() => {
    if (!id || !access) return;
    const say = (word: 'renewEdit' | 'release') => {
      const said = async () => void (await (await access.outbox())[word](id, owner));
      // A lease that is neither renewed nor released ends by itself.
      said().catch(() => {});
    };
    const timer = setInterval(() => say('renewEdit'), EDIT_LEASE_MS / 3);
    return () => {
      clearInterval(timer);
      // Navigating to another page ends the edit; a reload does not, and the lease continues.
      say('release');
    };
  }, [id, access, owner]);
}

/** An edit that was opened for a form left meanwhile: nobody else would end it. */
async function giveBack(access: OutboxAccess, edit: Edit, owner: string): Promise<void> {
  if (edit.state === 'open') await (await access.outbox()).release(edit.id, owner);
}

async function open(
  access: OutboxAccess,
  form: Form,
  owner: string,
): Promise<{ edit: Edit; values: Values }> {
  const id = editedId();
  // At a stand, no visitor sees the submission of another.
  if (!id || standNow()) return { edit: none, values: {} };
  const outbox = await access.outbox();
  const known = (await outbox.all()).find((submission) => submission.id === id);
  if (known && known.form !== form.id) return { edit: none, values: {} };
  const submission = known && (await outbox.edit(id, owner));
  if (submission?.delivery.state === 'editing') {
    const { values, attached } = typedFrom(form, submission.params);
    return { edit: { state: 'open', id, attached, values }, values };
  }
  if (submission) return { edit: { state: 'sending', id }, values: {} };
  return { edit: currentHash() === form.id ? { state: 'gone' } : none, values: {} };
}

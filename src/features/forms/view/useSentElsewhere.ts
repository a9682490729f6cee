import { type RefObject, useEffect, useEffectEvent } from 'react';
import { listen } from '#browser/dom/listen.ts';
import { markInput } from '#browser/storage/unsavedInput.ts';
import { useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import type { Form } from '#site/forms.ts';
import { isDraftStored } from '../browser/drafts.ts';
import { type Draft, draftValues } from '../model/draft.ts';
import { typedValues } from './formControls.ts';
import { withoutLinkTexts } from './formLinks.ts';

/**
 * Empties the form and calls back if another tab sends the draft that was restored here, and the visitor has changed
 * nothing in it. Otherwise a press of "send" in this tab would send the same text a second time.
 */
export function useSentElsewhere(
  form: Form,
  formRef: RefObject<HTMLFormElement | null>,
  restored: Draft | undefined,
  listener: () => void,
): void {
  const access = useOutboxAccess();
  const onSent = useEffectEvent(listener);
  useEffect(() => {
    if (!access || !restored) return undefined;
    const { id, values } = restored;
    let here = true;
    const isUnchanged = () => {
      if (!here || !formRef.current) return false;
      const typed = draftValues(form, withoutLinkTexts(form, typedValues(form, formRef.current))) ?? {};
      const names = new Set([...Object.keys(typed), ...Object.keys(values)]);
      return [...names].every((name) => (typed[name] ?? '') === (values[name] ?? ''));
    };
    const check = async () => {
      if (isDraftStored(id)) return;
      const { state } = await (await access.outbox()).status(id);
      if (state === 'gone' || !isUnchanged()) return;
      formRef.current?.reset();
      markInput(form.id, false);
      onSent();
    };
    // If the queue cannot be read, the text stays.
    const stop = listen(['storage'], () => void check().catch(() => {}));
    return () => {
      here = false;
      stop();
    };
  }, [access, form, formRef, restored]);
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { useToast } from '#components/Toaster.tsx';

/**
 * Returns `act`, which creates event handlers for actions on a store. The result of an action is announced, and a
 * storage failure is shown. Only one action runs at a time; `busy` is true while it runs.
 */
export function useStoreAction<Store>(open: (() => Promise<Store>) | undefined) {
  const intl = useIntl();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const act = (action: (store: Store) => Promise<string>) => async () => {
    if (!open || busy) return;
    setBusy(true);
    try {
      announce(await action(await open()));
    } catch {
      show({
        tone: 'failure',
        title: intl.formatMessage({ id: 'outbox.failed.title' }),
        text: intl.formatMessage({ id: 'outbox.failed.text' }),
      });
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}

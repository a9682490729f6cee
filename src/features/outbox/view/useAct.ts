import { useState } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { useToast } from '#components/Toaster.tsx';

/**
 * Returns `act`, which makes event handlers of actions on a store: the result is announced, a storage failure is
 * shown. One at a time; `busy` while one is running.
 */
export function useAct<Store>(open: (() => Promise<Store>) | undefined) {
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

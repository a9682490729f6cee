import { useState } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { useToast } from '#components/Toaster.tsx';
import type { ConnectedOutbox } from '../outbox.ts';
import { useOutboxAccess } from './OutboxContext.ts';

/**
 * Returns `act`, which creates event handlers for actions on the outbox. The result of an action is announced, and a
 * storage failure is shown. Only one action runs at a time; `busy` is true while it runs.
 */
export function useOutboxAction() {
  const access = useOutboxAccess();
  const intl = useIntl();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const act = (action: (outbox: ConnectedOutbox) => Promise<string>) => async () => {
    if (!access || busy) return;
    setBusy(true);
    try {
      announce(await action(await access.outbox()));
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

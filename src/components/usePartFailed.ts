import { useIntl } from 'react-intl';
import { useToast } from './Toaster.tsx';

/**
 * Returns a function to call when the code or the messages for an action cannot be loaded. The function calls `close`
 * and shows the failure.
 */
export function usePartFailed(close?: () => void): () => void {
  const intl = useIntl();
  const { show } = useToast();
  return () => {
    close?.();
    show({
      tone: 'failure',
      title: intl.formatMessage({ id: 'common.partFailed.title' }),
      text: intl.formatMessage({ id: 'common.partFailed.text' }),
    });
  };
}

import { useIntl } from 'react-intl';
import { useToast } from './Toaster.tsx';

/** Returns what to call when code or words that a press asked for cannot be loaded: it says so, after `close`. */
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

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from '#browser/storage/useStore.ts';
import { latePart } from '#i18n/latePart.tsx';
import { useToast } from '#ui/Toaster.tsx';
import { opened } from '../browser/opened.ts';

const SearchDialog = latePart('search', () => import('./SearchDialog.tsx'));

const close = () => opened.set(false);

/** Loads the search once a button asks for it. Another page, which is its key, closes it. */
export function SearchHost() {
  const intl = useIntl();
  const { show } = useToast();
  const isOpen = useStore(opened, false);
  useEffect(() => close, []);
  const unavailable = () => {
    close();
    show({
      tone: 'failure',
      title: intl.formatMessage({ id: 'common.partFailed.title' }),
      text: intl.formatMessage({ id: 'common.partFailed.text' }),
    });
  };
  return isOpen && <SearchDialog onClose={close} onUnavailable={unavailable} />;
}

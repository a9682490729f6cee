import { useEffect } from 'react';
import { useStore } from '#browser/storage/useStore.ts';
import { usePartFailed } from '#components/usePartFailed.ts';
import { latePart } from '#i18n/latePart.tsx';
import { opened } from '../browser/opened.ts';

const SearchDialog = latePart('search', () => import('./SearchDialog.tsx'));

const close = () => opened.set(false);

/** Loads the search once a button asks for it. Another page, which is its key, closes it. */
export function SearchHost() {
  const isOpen = useStore(opened, false);
  useEffect(() => close, []);
  const unavailable = usePartFailed(close);
  return isOpen && <SearchDialog onClose={close} onUnavailable={unavailable} />;
}

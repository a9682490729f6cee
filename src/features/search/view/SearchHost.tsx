import { useStore } from '#browser/storage/useStore.ts';
import { latePart } from '#i18n/latePart.tsx';
import { opened } from '../browser/opened.ts';

const SearchDialog = latePart('search', () => import('./SearchDialog.tsx'));

/** Loads the search once a button asks for it. */
export function SearchHost() {
  return useStore(opened, false) && <SearchDialog onClose={() => opened.set(false)} />;
}

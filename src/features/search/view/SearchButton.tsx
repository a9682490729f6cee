import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import MagnifyingGlass from '#illustrations/icons/search.svg?react';
import visibility from '#styles/visibility.module.css';
import { openSearch } from '../browser/opened.ts';

// The dialog loads before the press, so that no letter typed right after the press is lost. If loading fails, the press
// tries again.
const prepare = () => void import('./SearchDialog.tsx').catch(() => {});
const opens = (query?: string) => ({
  'aria-keyshortcuts': 'Control+K Meta+K',
  onClick: ({ currentTarget: { dataset } }: MouseEvent<HTMLElement>) => {
    // src/inline-head.ts has recorded what was typed before hydration.
    openSearch(query ?? dataset.typed);
    delete dataset.typed;
  },
  onPointerEnter: prepare,
  onFocus: prepare,
});

interface SearchButtonProps {
  className?: string | undefined;
  /** What the visitor has looked for on the page. */
  query?: string;
}

/** Renders a button that opens the search of the complete site. */
export function SearchButton({ className = buttonClass('quiet'), query }: SearchButtonProps) {
  return (
    <button type="button" className={`${className} ${visibility.withScripts}`} {...opens(query)}>
      <FormattedMessage id="common.search" />
    </button>
  );
}

/** Renders the same button as a magnifying glass, for spaces that are too small for its text. */
export function SearchIcon({ className = '' }: { className?: string | undefined }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={`${className} ${visibility.withScripts}`}
      aria-label={intl.formatMessage({ id: 'common.search' })}
      {...opens()}
    >
      <MagnifyingGlass />
    </button>
  );
}

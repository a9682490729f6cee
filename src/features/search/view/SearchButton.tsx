import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import only from '#styles/only.module.css';
import { openSearch } from '../browser/opened.ts';

// The dialog comes before the press, so that no letter typed right after it is lost; where it cannot, the press tries again.
const prepare = () => void import('./SearchDialog.tsx').catch(() => {});
const opens = { onClick: openSearch, onPointerEnter: prepare, onFocus: prepare };

/** Opens the search of the whole site. */
export function SearchButton({ className = buttonClass('quiet') }: { className?: string | undefined }) {
  return (
    <button type="button" className={`${className} ${only.withScripts}`} {...opens}>
      <FormattedMessage id="common.search" />
    </button>
  );
}

/** The same as a lens, where there is no room for the words. */
export function SearchIcon({ className = '' }: { className?: string | undefined }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={`${className} ${only.withScripts}`}
      aria-label={intl.formatMessage({ id: 'common.search' })}
      {...opens}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 18 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="7.5" cy="7.5" r="5" />
        <path d="M11.2 11.2l5 5" />
      </svg>
    </button>
  );
}

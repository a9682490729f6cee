import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMounted } from '#browser/hydration/useMounted.ts';
import { storeLocale } from '#browser/storage/preferences.ts';
import { Flag } from '#components/Flag.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { follow } from '#router/entries.ts';
import { queryAndHash } from '#router/location.ts';
import { addressOf, type RouteMatch } from '#router/model/addresses.ts';
import { isPlainClick } from '#router/plainClick.ts';
import { type Locale, languageName, locales } from '#site/locales.ts';
import layout from '#styles/layout.module.css';
import styles from './Header.module.css';
import menu from './Menu.module.css';

/**
 * Renders links to the same page in the other languages. With scripts, the menu stores the choice and preserves the
 * query and the anchor. It also preserves an address without a page, which the prerendered page cannot know.
 */
export function LanguageMenu({ match }: { match: RouteMatch }) {
  const intl = useIntl();
  const current = languageName(match.locale);

  const path = (useMounted() && match.requestedPath) || match.path;

  const choose = (event: MouseEvent, code: Locale) => {
    storeLocale(code);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow(`${addressOf(path, `/${code}`)}${queryAndHash()}`);
  };

  return (
    <div>
      <button
        type="button"
        className={`${menu.languages} ${styles.language} ${styles.tool}`}
        popoverTarget="language-menu"
      >
        <Flag locale={match.locale} />
        <span>{match.locale.toUpperCase()}</span>
        <VisuallyHidden>
          {intl.formatMessage({ id: 'common.language.current' }, { language: current })}
        </VisuallyHidden>
      </button>
      <div id="language-menu" popover="auto" className={menu.menu}>
        <nav aria-label={intl.formatMessage({ id: 'common.language.label' })}>
          <ul className={layout.stack1}>
            {locales.map(({ code, name }) => (
              <li key={code}>
                <a
                  className={menu.menuLink}
                  href={addressOf(path, `/${code}`)}
                  hrefLang={code}
                  lang={code}
                  aria-current={code === match.locale && match.basePath ? 'true' : undefined}
                  onClick={(event) => choose(event, code)}
                >
                  <Flag locale={code} />
                  <span className={menu.code}>{code.toUpperCase()}</span>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { environment } from '#browser/dom/environment.ts';
import { publishHeaderHeight } from '#browser/dom/scrolling.ts';
import { useIsKiosk } from '#browser/storage/useIsKiosk.ts';
import { buttonClass } from '#components/Button.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { Logo } from '#components/Logo.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { SearchButton, SearchIcon } from '#features/search/view/SearchButton.tsx';
import type { RouteMatch } from '#router/model/addresses.ts';
import { brand } from '#site/brand.ts';
import { headerItems } from '#site/navigation.ts';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import menu from './Menu.module.css';
import { CountOrBadge } from './OutboxStatus.tsx';

export function Header({ match }: { match: RouteMatch }) {
  const intl = useIntl();
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? publishHeaderHeight(header.current) : undefined), []);
  return (
    <header ref={header} className={`${styles.header} ${visibility.screenOnly}`}>
      <div className={styles.row}>
        <RouteLink
          to="home"
          className={styles.logo}
          aria-label={intl.formatMessage({ id: 'common.nav.home' })}
        >
          <Logo />
          <span>{brand.name}</span>
        </RouteLink>
        <nav className={styles.wide} aria-label={intl.formatMessage({ id: 'common.nav.label' })}>
          <ul className={styles.links}>
            {headerItems.map((item) => (
              <li key={item.label}>
                <NavigationLink
                  {...item}
                  current={match.route.id}
                  className={`${typography.note} ${styles.link}`}
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <CountOrBadge />
          <SearchIcon className={`${styles.tool} ${styles.roomy}`} />
          <LanguageMenu match={match} />
          <PlatformLink
            className={`${typography.note} ${styles.link} ${styles.wide} ${visibility.notAtKiosk}`}
          />
          <DemoLink className={buttonClass('main', `${styles.roomy} ${styles.demo}`)} />
          <SmallMenu match={match} />
        </div>
      </div>
    </header>
  );
}

/** Renders the link to the contact form, or at a kiosk to the kiosk's own form. */
function DemoLink({ className }: { className: string }) {
  const label = 'common.nav.demo';
  if (!useIsKiosk()) return <NavigationLink anchor="contact-form" label={label} className={className} />;
  return (
    <RouteLink to="demo" rest="#demo-form" className={className}>
      <FormattedMessage id={label} />
    </RouteLink>
  );
}

function PlatformLink({ className }: { className: string }) {
  const intl = useIntl();
  return (
    <ExternalLink
      href={environment.platformUrl}
      newTabLabel={intl.formatMessage({ id: 'common.nav.newTab' })}
      className={className}
    >
      <FormattedMessage id="common.nav.platform" />
    </ExternalLink>
  );
}

/** Renders the menu for small screens. A popover opens without scripts. src/inline-head.ts closes it. */
function SmallMenu({ match }: { match: RouteMatch }) {
  const intl = useIntl();
  return (
    <div className={styles.narrow}>
      <button type="button" className={buttonClass('quiet', menu.opener)} popoverTarget="site-menu">
        <FormattedMessage id="common.menu" />
      </button>
      <div id="site-menu" popover="auto" className={menu.menu}>
        <nav aria-label={intl.formatMessage({ id: 'common.menu' })}>
          <ul className={layout.stack1}>
            {headerItems.map((item) => (
              <li key={item.label}>
                <NavigationLink
                  {...item}
                  current={match.route.id}
                  className={`${menu.menuLink} ${menu.page}`}
                />
              </li>
            ))}
            <li>
              <SearchButton className={menu.menuLink} />
            </li>
            <li className={visibility.notAtKiosk}>
              <PlatformLink className={menu.menuLink ?? ''} />
            </li>
            <li>
              <DemoLink className={buttonClass('main', menu.last)} />
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}

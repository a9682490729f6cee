import { useEffect, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { markHydrated } from '#browser/hydration/hydrated.ts';
import { useMounted } from '#browser/hydration/useMounted.ts';
import { onStoredTexts } from '#browser/storage/localStorage.ts';
import { chooseTheme, currentTheme } from '#browser/storage/preferences.ts';
import { Logo } from '#components/Logo.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PhoneFold } from '#components/PhoneFold.tsx';
import { Select } from '#components/Select.tsx';
import { brand } from '#site/brand.ts';
import { companyFacts } from '#site/company-facts.ts';
import { certifications, certificationsItem, footerGroups } from '#site/navigation.ts';
import { themes } from '#site/themes.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import styles from './Footer.module.css';

const brandClass = `${layout.stack1} ${layout.start} ${layout.top} ${patterns.links} ${typography.muted}`;

const inProgress = `${layout.line} ${patterns.dot} ${patterns.hollow}`;

export function Footer() {
  const intl = useIntl();
  useEffect(() => markHydrated('footer'), []);
  return (
    <footer className={`${styles.footer} ${visibility.screenOnly}`}>
      <div className={styles.row}>
        <div className={`${brandClass} ${styles.brand}`}>
          <p className={`${typography.subheading} ${styles.name}`}>
            <Logo />
            {brand.name}
          </p>
          <p className={styles.claim}>
            <FormattedMessage id="common.footer.claim" />
          </p>
          <p>
            <a href={`mailto:${brand.infoAddress}`}>{brand.infoAddress}</a>
          </p>
        </div>
        <nav className={styles.groups} aria-label={intl.formatMessage({ id: 'common.footer.label' })}>
          {footerGroups.map((group) => (
            <PhoneFold key={group.label} level="h2" name={<FormattedMessage id={group.label} />}>
              <ul className={styles.items}>
                {group.items.map((item) => (
                  <li key={item.label}>
                    <NavigationLink {...item} className={`${typography.muted} ${styles.link}`} />
                  </li>
                ))}
              </ul>
            </PhoneFold>
          ))}
          <PhoneFold level="h2" name={<FormattedMessage id="common.footer.certifications" />}>
            <ul className={styles.items}>
              {certifications.map((id) => (
                <li key={id} className={inProgress}>
                  <FormattedMessage id={`common.certification.${id}`} />
                </li>
              ))}
              <li>
                <NavigationLink {...certificationsItem} className={`${typography.muted} ${styles.link}`} />
              </li>
            </ul>
          </PhoneFold>
        </nav>
      </div>
      <End />
    </footer>
  );
}

/** Renders the legal identity and the theme choice. */
function End() {
  const intl = useIntl();
  return (
    <div className={`${typography.fine} ${styles.end}`}>
      <div>
        <p>
          <FormattedMessage id="common.footer.identity" values={companyFacts} />
        </p>
        <p>
          {intl.formatMessage({ id: 'common.footer.rights' }, { year: __BUILD_YEAR__, name: brand.name })}
        </p>
      </div>
      <ThemeSelect />
    </div>
  );
}

/** Renders the theme choice after hydration, because it needs scripts. */
function ThemeSelect() {
  return useMounted() ? <Choice /> : null;
}

function Choice() {
  const intl = useIntl();
  // The same page may erase all choices.
  const theme = useSyncExternalStore(onStoredTexts, currentTheme);
  const choose = (value: string) => chooseTheme(themes.find(({ id }) => id === value)?.id ?? 'system');
  return (
    <Select
      id="theme"
      label={intl.formatMessage({ id: 'common.theme.label' })}
      value={theme}
      options={themes.map(({ id, label }) => ({ value: id, label: intl.formatMessage({ id: label }) }))}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

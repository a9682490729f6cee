import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { PrerenderedText } from '#i18n/PrerenderedText.tsx';
import { brand } from '#site/brand.ts';
import { companyFacts } from '#site/company-facts.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import prose from '#styles/prose.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import type { LegalContent } from '../model/italian.ts';
import { ArticleBody } from './ArticleBody.tsx';
import styles from './LegalText.module.css';

/** Month that the texts state as their last update. Source: docs/site.md, section 2. `revised` is the day of the text. */
const UPDATED = '2025-01';

/** Returns a tag's value, which marks its content as a date. */
const time = (dateTime: string) => (chunks: ReactNode[]) => (
  <PrerenderedText as="time" dateTime={dateTime}>
    {chunks}
  </PrerenderedText>
);

interface LegalTextProps {
  id: 'terms' | 'privacy' | 'cookies';
  /** States, in the page's language, that the text is Italian. */
  notice: ReactNode;
  content: LegalContent;
  /** Placed between the text and the address. */
  children?: ReactNode;
}

/** Renders a legal page: dates, Italian text, contact address and link home. */
export function LegalText({ id, notice, content: { body, revised }, children }: LegalTextProps) {
  const intl = useIntl();
  const locale = useLocale();
  const date = intl.formatDate(UPDATED, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = intl.formatDate(revised, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <header className={`${layout.stack4} ${layout.start}`}>
        <h1>
          <FormattedMessage id={`legal.${id}.heading`} />
        </h1>
        {notice}
        <p className={typography.note}>
          <FormattedMessage id="legal.updated" values={{ date, time: time(UPDATED) }} />
          <br />
          <FormattedMessage id="legal.revised" values={{ date: day, time: time(revised) }} />
        </p>
        <p className={layout.measure}>
          <strong>
            <FormattedMessage id="legal.summary" />
          </strong>{' '}
          <FormattedMessage id={`legal.${id}.summary`} />
        </p>
      </header>
      <div className={`${prose.prose} ${styles.text}`} lang={locale === 'it' ? undefined : 'it'}>
        <ArticleBody body={body} />
      </div>
      {children}
      <footer className={`${prose.prose} ${styles.text}`}>
        <h2>
          <FormattedMessage id="legal.company.title" />
        </h2>
        <p>
          <FormattedMessage id="common.footer.identity" values={companyFacts} />
        </p>
        <h2>
          <FormattedMessage id="legal.contact.title" />
        </h2>
        <p>
          <FormattedMessage id="legal.contact.text" />
        </p>
        <p>
          <a className={`${patterns.target} ${typography.strong}`} href={`mailto:${brand.infoAddress}`}>
            {brand.infoAddress}
          </a>
        </p>
        <p className={visibility.screenOnly}>
          <RouteLink to="home" className={buttonClass('quiet')}>
            <FormattedMessage id="common.home" />
          </RouteLink>
        </p>
      </footer>
    </>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { printPage } from '#browser/dom/print.ts';
import { Button, buttonClass } from '#components/Button.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import type { Guide } from '#features/articles/model/italian.ts';
import { ArticleBody } from '#features/articles/view/ArticleBody.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import { demoForm } from '#site/forms/demo-form.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import prose from '#styles/prose.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { GuidePath } from './GuidePath.tsx';
import styles from './GuideRow.module.css';

const facts = ['kind', 'duration', 'level'] as const;

/** The kind of guide designed for print. */
const PRINTED = 'PDF';

/** Renders a guide with its description, and its text in a native <details>, which needs no scripts. */
export function GuideRow({ guide }: { guide: Guide }) {
  const italian = useLocale() === 'it' ? undefined : 'it';
  const intl = useIntl();
  // Prefills the start of the message in the contact form.
  const request = new URLSearchParams({
    messaggio: intl.formatMessage({ id: 'guides.consulting.message' }, { title: guide.title }),
  });
  const about = (
    <VisuallyHidden>
      <span lang={italian}>{guide.title}</span>
    </VisuallyHidden>
  );
  return (
    <article className={`${patterns.ruled} ${styles.guide} ${columns.desktop}`} aria-labelledby={guide.slug}>
      <dl className={patterns.terms}>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>
              <FormattedMessage id={`guides.${fact}`} />
            </dt>
            <dd lang={italian}>{guide[fact]}</dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.way} ${visibility.screenOnly}`}>
        <GuidePath guide={guide} />
      </div>
      <div className={layout.stack3}>
        <h2 id={guide.slug} className={typography.medium} lang={italian}>
          {guide.title}
        </h2>
        <p className={`${typography.muted} ${layout.measure}`} lang={italian}>
          {guide.description}
        </p>
        <div className={layout.cluster}>
          <details className={styles.text}>
            <summary className={buttonClass('quiet', `${visibility.screenOnly} ${patterns.sign}`)}>
              <span>
                <FormattedMessage id="guides.start" /> {about}
              </span>
            </summary>
            <div className={`${prose.prose} ${styles.body}`} lang={italian}>
              <ArticleBody body={guide.body} idPrefix={`${guide.slug}-`} />
            </div>
            {guide.kind === PRINTED && (
              <Button variant="quiet" className={visibility.screenOnly} onClick={printPage}>
                <FormattedMessage id="guides.print" />
              </Button>
            )}
          </details>
          <RouteLink
            to="demo"
            rest={`?${request}#${demoForm.id}`}
            className={buttonClass('plain', visibility.screenOnly)}
          >
            <FormattedMessage id="guides.consulting" /> {about}
          </RouteLink>
        </div>
      </div>
    </article>
  );
}

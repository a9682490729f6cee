import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { environment } from '#browser/dom/environment.ts';
import { canShare, currentUrl, openPopup, shareLink, useClipboard } from '#browser/dom/sharing.ts';
import { useMounted } from '#browser/hydration/useMounted.ts';
import { believesOnline } from '#browser/worker/connection.ts';
import { Button, buttonClass } from '#components/Button.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { emailLink, shareTargets } from '../model/share.ts';

/** Size of the share window, in CSS pixels. Source: docs/site.md, section 9. */
const POPUP = { width: 600, height: 400 };

interface SharePanelProps {
  title: string;
  excerpt: string;
  /** The address without its origin. */
  address: string;
}

/**
 * Renders buttons that share an article by LinkedIn, Facebook or email, copy its address, or open the system's share
 * sheet if there is one. A click shares the address in the address bar, including its query.
 */
export function SharePanel({ title, excerpt, address }: SharePanelProps) {
  const intl = useIntl();
  const hasSheet = useMounted() && canShare();
  const url = environment.siteUrl + address;
  const { copied, copy } = useClipboard();
  const subject = intl.formatMessage({ id: 'insights.share.subject' }, { title });

  const share = (event: MouseEvent<HTMLAnchorElement>, target: keyof typeof shareTargets) => {
    // Offline, LinksOut explains why the link does not open.
    if (!believesOnline()) return;
    event.preventDefault();
    openPopup(shareTargets[target](currentUrl(), title), POPUP.width, POPUP.height);
  };
  const email = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = emailLink(subject, [title, excerpt, currentUrl()]);
  };

  return (
    <section
      className={`${layout.stack3} ${patterns.ruled} ${visibility.screenOnly} ${visibility.notAtKiosk}`}
      aria-labelledby="share-title"
    >
      <h2 id="share-title" className={typography.medium}>
        <FormattedMessage id="insights.share" />
      </h2>
      <p className={`${layout.cluster} ${columns.actions}`}>
        {(['linkedin', 'facebook'] as const).map((target) => (
          <a
            key={target}
            className={buttonClass('quiet')}
            href={shareTargets[target](url, title)}
            target="_blank"
            rel="noopener"
            onClick={(event) => share(event, target)}
          >
            <FormattedMessage id={`insights.share.${target}`} />
            <VisuallyHidden>{` (${intl.formatMessage({ id: 'insights.share.window' })})`}</VisuallyHidden>
          </a>
        ))}
        <a className={buttonClass('quiet')} href={emailLink(subject, [title, excerpt, url])} onClick={email}>
          <FormattedMessage id="insights.share.email" />
        </a>
        <Button variant="quiet" className={visibility.withScripts} onClick={() => void copy(currentUrl())}>
          <FormattedMessage id="insights.share.copy" />
        </Button>
        {hasSheet && (
          <Button variant="quiet" onClick={() => void shareLink(title, currentUrl())}>
            <FormattedMessage id="insights.share.system" />
          </Button>
        )}
      </p>
      <p role="status">
        {copied !== undefined && (
          <FormattedMessage id={`insights.share.${copied ? 'copied' : 'copyFailed'}`} />
        )}
      </p>
    </section>
  );
}

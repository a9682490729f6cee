import { Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ANNOUNCER_ID, announce } from '#browser/dom/feedback.ts';
import { useNoticeNeed } from '#browser/hydration/noticeNeed.ts';
import { UNAVAILABLE_ID } from '#browser/hydration/unavailable.ts';
import { CLAIM_HINT_ID } from '#components/Claim.tsx';
import { Toaster } from '#components/Toaster.tsx';
import { ClaimHost } from '#features/claims/view/ClaimHost.tsx';
import { useVisitor } from '#features/kiosk/browser/visitor.ts';
import { SearchHost } from '#features/search/view/SearchHost.tsx';
import { latePart } from '#i18n/latePart.tsx';
import { useLocale } from '#i18n/Messages.tsx';
import type { RouteMatch } from '#router/model/addresses.ts';
import { languageName } from '#site/locales.ts';
import visibility from '#styles/visibility.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OutboxWatch } from './OutboxStatus.tsx';
import { PageFailed } from './PageFailed.tsx';
import styles from './Shell.module.css';

interface ShellProps {
  match: RouteMatch;
  /** True while the next page is fetched. */
  waiting: boolean;
  /** Number of failed attempts, or 0 while there is a page to show. */
  failures: number;
  retry: () => void;
  children: ReactNode;
}

const Notices = latePart(() => import('./Notices.tsx'), { messages: 'app' });

const IdleListeners = latePart(() => import('./IdleListeners.tsx'), { when: 'idle' });

/** Loads the code for the corner with the first toast. Without that code, a toast is an ordinary card. */
const watchCorner = (corner: HTMLElement) =>
  // The code cannot be loaded offline before it is cached. The card then stays as it is.
  void import('#browser/dom/corner.ts').then((code) => code.watchCorner(corner)).catch(() => {});

export function Shell({ match, waiting, failures, retry, children }: ShellProps) {
  const intl = useIntl();
  const visitor = useVisitor();
  return (
    <Toaster
      closeLabel={intl.formatMessage({ id: 'common.dismiss' })}
      page={match.path}
      locale={match.locale}
      watch={watchCorner}
      notices={<LateNotices page={match.path} />}
    >
      <a className={`${styles.skip} ${visibility.screenOnly}`} href="#main">
        <FormattedMessage id="common.skip" />
      </a>
      <Header match={match} />
      <div role="status" className={`${styles.progress} ${visibility.screenOnly}`}>
        {waiting && <FormattedMessage id="common.loading" />}
      </div>
      <main id="main" className={styles.main} tabIndex={-1}>
        <FallbackLanguageNotice match={match} />
        {failures > 0 && <PageFailed failures={failures} retry={retry} />}
        {/* Hidden instead of unmounted, because prerendered content and typed input would be lost. */}
        <div hidden={failures > 0}>{children}</div>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <OutboxWatch />
      <IdleListeners />
      {/* The key closes the dialogs of one kiosk visitor before the next visitor. */}
      <Fragment key={`${match.path} ${visitor}`}>
        <ClaimHost />
        <SearchHost />
      </Fragment>
      {/* Shown by browser/hydration/unavailable.ts if the page cannot be hydrated. */}
      <p id={UNAVAILABLE_ID} role="alert" className={`${styles.unavailable} ${visibility.screenOnly}`} hidden>
        <strong>
          <FormattedMessage id="common.partFailed.title" />
        </strong>{' '}
        <FormattedMessage id="common.formFailed.text" />
      </p>
      <p id={CLAIM_HINT_ID} hidden>
        <FormattedMessage id="common.claim" />
      </p>
      {/* Only browser/dom/feedback.ts fills it. A live region must exist before its text to be announced. */}
      <p
        id={ANNOUNCER_ID}
        role="status"
        // In print its last text would add an empty sheet after a page with sheets of its own.
        className={`${visibility.visuallyHidden} ${visibility.screenOnly}`}
      />
    </Toaster>
  );
}

/** Loads the app's notices when one of them may be needed. */
function LateNotices({ page }: { page: string }) {
  return useNoticeNeed() && <Notices page={page} />;
}

/** Renders a notice if the page's own messages could not be loaded and the default language replaces them. */
function FallbackLanguageNotice({ match }: { match: RouteMatch }) {
  const intl = useIntl();
  const isMissing = useLocale() !== match.locale;
  const name = languageName(match.locale);
  const text = isMissing ? intl.formatMessage({ id: 'common.messages.fallback' }, { language: name }) : '';
  // A live region that appears together with its text is not announced.
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  return text && <p className={styles.notice}>{text}</p>;
}

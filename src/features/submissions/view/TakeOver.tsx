import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce, withFeedback } from '#browser/dom/feedback.ts';
import { onFragment, takenFragment } from '#browser/navigation/fragment.ts';
import { LateWords } from '#i18n/latePart.tsx';
import parts from '#styles/parts.module.css';
import patterns from '#styles/patterns.module.css';
import { Button, buttonClass } from '#ui/Button.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { fromFragment } from '../browser/fragmentText.ts';
import { senderOf } from '../model/edit.ts';
import { readHandover } from '../model/handover.ts';
import type { Submission } from '../model/schemas.ts';
import { arrivals, type Here } from '../take-in.ts';
import styles from './HandOver.module.css';
import { moment } from './moment.ts';
import { type OutboxAccess, useOutboxAccess } from './OutboxContext.ts';
import { SubmissionName } from './submissionName.tsx';

/** State of a scanned hand-over. */
type Scan =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'broken' | 'unknown-form' | 'known' | 'delivered' | 'declined' | 'failed' }
  | { state: 'found' | 'taken'; submission: Submission };

const HEADING = 'take-title';

/** Shows a scanned submission and asks for consent to store it. Nothing is stored before the answer. */
export function TakeOver() {
  const access = useOutboxAccess();
  const [scan, setScan] = useScan(access);
  const heading = useRef<HTMLHeadingElement>(null);
  const say = (next: Scan) => withFeedback(() => setScan(next), { focus: () => heading.current });
  const take = async (submission: Submission) => {
    if (!access) return;
    try {
      const outbox = await access.outbox();
      await outbox.restore(submission);
      say({ state: 'taken', submission });
      // It is stored: an attempt that fails is repeated.
      void outbox.sendNow(submission.id).catch(() => {});
      void access.requestSync();
      void access.askForPersistence();
    } catch {
      // The device blocks storage, or its storage failed.
      say({ state: 'failed' });
    }
  };
  if (scan.state === 'none') return null;
  return (
    <section
      className={`${patterns.panel} ${patterns.stack4} ${patterns.start} ${patterns.measure}`}
      aria-labelledby={HEADING}
    >
      <h2 id={HEADING} className={patterns.medium} ref={heading} tabIndex={-1}>
        <FormattedMessage id={`take.${scan.state}.title`} />
      </h2>
      {'submission' in scan && <Facts submission={scan.submission} />}
      {scan.state !== 'reading' && (
        <p>
          <FormattedMessage id={`take.${scan.state}.text`} />
        </p>
      )}
      {scan.state === 'found' && (
        <div className={patterns.cluster}>
          <Button onClick={() => void take(scan.submission)}>
            <FormattedMessage id="take.confirm" />
          </Button>
          <Button variant="quiet" onClick={() => say({ state: 'declined' })}>
            <FormattedMessage id="take.decline" />
          </Button>
        </div>
      )}
      {(scan.state === 'taken' || scan.state === 'known') && (
        <RouteLink to="outbox" className={buttonClass('quiet')}>
          <FormattedMessage id="take.outbox" />
        </RouteLink>
      )}
    </section>
  );
}

/** Reads the fragment of the address, and later ones. */
function useScan(access: OutboxAccess | undefined) {
  const intl = useIntl();
  const words = use(LateWords);
  const [scan, setScan] = useState<Scan>({ state: 'none' });
  const say = useEffectEvent((state: Exclude<Scan['state'], 'none'>) =>
    announce(intl.formatMessage({ id: `take.${state}.title` })),
  );
  useEffect(() => {
    if (!access || !words) return;
    let latest = '';
    const read = async () => {
      const fragment = takenFragment();
      if (!fragment) return;
      latest = fragment;
      setScan({ state: 'reading' });
      const found = await scanOf(fragment, access, words).catch(() => ({ state: 'failed' }) as const);
      // Another one has been scanned meanwhile, or the page was left.
      if (latest !== fragment) return;
      setScan(found);
      say(found.state);
    };
    void read();
    const stop = onFragment(() => void read());
    return () => {
      latest = '';
      stop();
    };
  }, [access, words]);
  return [scan, setScan] as const;
}

async function scanOf(
  fragment: string,
  access: OutboxAccess,
  words: Here['words'],
): Promise<Exclude<Scan, { state: 'none' }>> {
  const text = await fromFragment(fragment);
  const read = text === undefined ? undefined : readHandover(text, Date.now());
  if (read?.kind !== 'submission') return { state: read?.kind ?? 'broken' };
  const [outbox, drafts] = await Promise.all([access.outbox(), access.drafts()]);
  const judge = await arrivals({ outbox, drafts, words });
  const arrival = await judge(read.submission);
  return arrival.kind === 'new'
    ? { state: 'found', submission: arrival.submission }
    : { state: arrival.kind };
}

function Facts({ submission }: { submission: Submission }) {
  const intl = useIntl();
  const from = senderOf(submission.params);
  return (
    <dl className={`${parts.terms} ${styles.facts}`}>
      <dt>
        <FormattedMessage id="take.form" />
      </dt>
      <dd>
        <SubmissionName submission={submission} />
      </dd>
      {from && (
        <>
          <dt>
            <FormattedMessage id="take.from" />
          </dt>
          <dd>{from}</dd>
        </>
      )}
      <dt>
        <FormattedMessage id="take.written" />
      </dt>
      <dd>{intl.formatDate(submission.submittedAt, moment)}</dd>
    </dl>
  );
}

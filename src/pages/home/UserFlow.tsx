import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Band } from '#sections/Band.tsx';
import type { ClaimId } from '#site/claims.ts';
import { Claim } from '#ui/Claim.tsx';
import { DotField } from '#ui/DotField.tsx';
import { PhoneFold } from '#ui/PhoneFold.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './UserFlow.module.css';

/** A team's benefits, by the hour of an example day. */
const benefits = [
  { id: 'time', hour: '08:00' },
  { id: 'standard', hour: '09:00' },
  { id: 'collaboration', hour: '10:00' },
  { id: 'portfolio', hour: '11:00' },
] as const;

const steps = ['upload', 'analysis', 'report'] as const;

/** The results strip: 90% time saved, 5x more startups, 100% consistency (docs/site.md, section 2). */
const TIMES_MORE = 5;

/** A committee's Monday: three steps as calendar entries, with their benefits below. */
export function UserFlow() {
  const intl = useIntl();
  return (
    <Band id="user-flow" labelledBy="flow-title">
      <SectionHead
        id="flow-title"
        layout="beside"
        title={<FormattedMessage id="home.flow.title" />}
        lead={<FormattedMessage id="home.flow.example" />}
      />
      <div className={styles.day}>
        <PhoneFold level="h3" name={<FormattedMessage id="home.flow.steps" />}>
          <ol className={styles.events}>
            {steps.map((id) => (
              <li key={id} className={`${styles.event} ${styles[id]}`}>
                <strong>
                  <FormattedMessage id={`home.flow.${id}.title`} />
                </strong>
                <FormattedMessage id={`home.flow.${id}.text`} />
                {id === 'analysis' && <DotField of={48} kept={33} columns={24} className={styles.dots} />}
              </li>
            ))}
          </ol>
        </PhoneFold>
        <ul className={styles.hours}>
          {benefits.map(({ id, hour }) => (
            <li key={id} className={styles.hour}>
              <p className={styles.clock}>{hour}</p>
              <h3>
                <FormattedMessage id={`home.flow.${id}.title`} />
              </h3>
              <p className={styles.text}>
                <FormattedMessage id={`home.flow.${id}.text`} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <VisuallyHidden>
        <FormattedMessage id="home.flow.results" />
      </VisuallyHidden>
      <dl className={styles.results}>
        <Result claim="time" label={<FormattedMessage id="home.flow.result.time" />}>
          <FormattedNumber value={0.9} style="percent" />
        </Result>
        <Result claim="startups" label={<FormattedMessage id="home.flow.result.startups" />}>
          {`${intl.formatNumber(TIMES_MORE)}x`}
        </Result>
        <Result claim="consistency" label={<FormattedMessage id="home.flow.result.consistency" />}>
          <FormattedNumber value={1} style="percent" />
        </Result>
      </dl>
    </Band>
  );
}

interface ResultProps {
  claim: ClaimId;
  label: ReactNode;
  children: ReactNode;
}

function Result({ claim, label, children }: ResultProps) {
  return (
    <div className={styles.result}>
      <dt>{label}</dt>
      <dd>
        <Claim of={claim}>{children}</Claim>
      </dd>
    </div>
  );
}

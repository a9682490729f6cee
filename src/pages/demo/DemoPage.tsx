import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIsKiosk } from '#browser/storage/useIsKiosk.ts';
import { Checklist } from '#components/Checklist.tsx';
import { claimTags } from '#components/Claim.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { FieldFold } from '#features/forms/view/FieldFold.tsx';
import { SubmissionForm } from '#features/forms/view/SubmissionForm.tsx';
import HalfDays from '#features/outbox/view/HalfDays.tsx';
import { latePart } from '#i18n/latePart.tsx';
import { useParameter } from '#router/parameter.ts';
import { demoForm } from '#site/forms/demo-form.ts';
import type { PlainMessageId } from '#site/messages.ts';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import typography from '#styles/typography.module.css';
import page from '../page.module.css';
import { DealWindow } from './DealWindow.tsx';
import styles from './Demo.module.css';
import { DemoAgenda } from './DemoAgenda.tsx';
import { DemoFigures } from './DemoFigures.tsx';

const KioskInvite = latePart(() => import('#features/kiosk/view/KioskInvite.tsx'), { messages: 'kiosk' });

/** Parts of the demo. Source: docs/site.md, section 2. */
const included: readonly PlainMessageId[] = [
  'demo.includes.personal',
  'demo.includes.useCase',
  'demo.includes.experts',
  'demo.includes.plan',
  'demo.includes.trial',
  'demo.includes.support',
];

export default function DemoPage() {
  const event = useParameter('event');
  const isKiosk = useIsKiosk();
  const [isOffered, setIsOffered] = useState(false);
  const offers = event !== null && !isKiosk;
  // The form of an address with an event is for visitors, too. /outbox links to the address without a name.
  const isSetUp = offers && event === '' && isOffered;
  return (
    <div className={page.page}>
      {!isSetUp && (
        <PageIntro
          title="demo.heading"
          lead={<FormattedMessage id="demo.lead" values={claimTags('demo')} />}
          picture={<DealWindow />}
        />
      )}
      {offers && <KioskInvite event={event} isPage={event === ''} onLoaded={() => setIsOffered(true)} />}
      {/* Hidden instead of unmounted, because the form takes the focus when kiosk mode starts. */}
      <div hidden={isSetUp}>
        <Demo />
      </div>
    </div>
  );
}

/** Renders the form, next to what the demo includes. */
function Demo() {
  return (
    <div className={layout.stack7}>
      <div className={`${layout.stack7} ${columns.desktop}`}>
        <section className={styles.form} aria-labelledby="demo-form-title">
          <SubmissionForm
            form={demoForm}
            fold={(fields) => <FieldFold name="demo.form.suggest">{fields}</FieldFold>}
            details={({ disponibilita }) => disponibilita && <HalfDays text={disponibilita} />}
          >
            <p className={`${typography.muted} ${layout.measure}`}>
              <FormattedMessage id="demo.form.intro" />
            </p>
          </SubmissionForm>
        </section>
        <div className={`${layout.stack7} ${layout.top}`}>
          <section className={layout.stack5} aria-labelledby="included-title">
            <h2 id="included-title" className={typography.medium}>
              <FormattedMessage id="demo.includes.title" />
            </h2>
            <Checklist items={included} />
          </section>
          <section className={layout.stack5} aria-labelledby="agenda-title">
            <h2 id="agenda-title" className={typography.medium}>
              <FormattedMessage id="demo.agenda.title" />
            </h2>
            <DemoAgenda />
          </section>
        </div>
      </div>
      <DemoFigures />
    </div>
  );
}

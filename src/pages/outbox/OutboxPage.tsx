import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyWhenIdle } from '#browser/hydration/lazyWhenIdle.tsx';
import { StandGate } from '#features/submissions/view/stand/lateParts.ts';
import { useIsStand } from '#features/submissions/view/stand/useIsStand.ts';
import { DeviceStorage } from '#sections/DeviceStorage.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import layout from '#styles/layout.module.css';
import { RouteLink } from '#ui/RouteLink.tsx';
import page from '../page.module.css';
import { Kept } from './Kept.tsx';
import styles from './OutboxPage.module.css';
import { OutboxPicture } from './OutboxPicture.tsx';

const BeforeTrip = lazyWhenIdle(async () => ({ default: (await import('./Copy.tsx')).BeforeTrip }));
const InstallHere = lazyWhenIdle(() => import('#features/install/view/InstallHere.tsx'));
const OfflineCopy = lazyWhenIdle(async () => ({ default: (await import('./Copy.tsx')).OfflineCopy }));
const EraseAll = lazyWhenIdle(() => import('#features/submissions/view/EraseAll.tsx'));

export default function OutboxPage() {
  const isStand = useIsStand();
  return (
    <div className={`${page.page} ${styles.page} ${layout.desk}`}>
      <PageIntro title="outbox.heading" lead="outbox.lead" picture={<OutboxPicture />} />
      {isStand ? <StandGate /> : <Everything />}
    </div>
  );
}

/** The list of all that the device keeps, with its controls. */
function Everything() {
  const [erasures, setErasures] = useState(0);
  const [copyChanges, setCopyChanges] = useState(0);
  return (
    <>
      <Kept erasures={erasures} />
      <div className={styles.half}>
        <BeforeTrip copyChanges={copyChanges} />
      </div>
      <InstallHere />
      <DeviceStorage erases="here">
        <OfflineCopy erasures={erasures} onChanged={() => setCopyChanges((before) => before + 1)} />
        <EraseAll onErased={() => setErasures((before) => before + 1)} />
      </DeviceStorage>
      <p>
        <RouteLink to="demo" rest="?event=">
          <FormattedMessage id="outbox.stand" />
        </RouteLink>
      </p>
    </>
  );
}

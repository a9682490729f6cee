import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIsKiosk } from '#browser/storage/useIsKiosk.ts';
import { DeviceStorage, StorageTable } from '#components/DeviceStorage.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { OutboxPicture } from '#features/outbox/view/OutboxPicture.tsx';
import { latePart } from '#i18n/latePart.tsx';
import columns from '#styles/columns.module.css';
import page from '../page.module.css';
import styles from './OutboxPage.module.css';
import { Records } from './Records.tsx';

const KioskGate = latePart(() => import('#features/kiosk/view/KioskGate.tsx'), { messages: 'kiosk' });
const BeforeTrip = latePart(async () => ({ default: (await import('./Copy.tsx')).BeforeTrip }), {
  when: 'idle',
});
const InstallHere = latePart(() => import('#features/install/view/InstallHere.tsx'), { when: 'idle' });
const OfflineCopy = latePart(async () => ({ default: (await import('./Copy.tsx')).OfflineCopy }), {
  when: 'idle',
});
const StoredData = latePart(() => import('#features/outbox/view/StoredData.tsx'), { when: 'idle' });
const EraseAll = latePart(() => import('#features/outbox/view/EraseAll.tsx'), { when: 'idle' });

export default function OutboxPage() {
  const isKiosk = useIsKiosk();
  return (
    <div className={`${page.page} ${styles.page} ${columns.desktop}`}>
      <PageIntro title="outbox.heading" lead="outbox.lead" picture={<OutboxPicture />} />
      {isKiosk ? <KioskGate /> : <Everything />}
    </div>
  );
}

/** Renders everything that the device stores, with the controls for it. */
function Everything() {
  const [erasures, setErasures] = useState(0);
  const [copyChanges, setCopyChanges] = useState(0);
  const [hasCounts, setHasCounts] = useState(false);
  const onErased = () => setErasures((before) => before + 1);
  return (
    <>
      <Records erasures={erasures} />
      <div className={styles.half}>
        <BeforeTrip copyChanges={copyChanges} />
      </div>
      <InstallHere />
      <DeviceStorage
        erases="here"
        table={
          <>
            {!hasCounts && <StorageTable hidesCaption />}
            <StoredData key={copyChanges} onErased={onErased} onLoaded={() => setHasCounts(true)} />
          </>
        }
      >
        <OfflineCopy erasures={erasures} onChanged={() => setCopyChanges((before) => before + 1)} />
        <EraseAll onErased={onErased} />
      </DeviceStorage>
      <p>
        <RouteLink to="demo" rest="?event=">
          <FormattedMessage id="outbox.kiosk" />
        </RouteLink>
      </p>
    </>
  );
}

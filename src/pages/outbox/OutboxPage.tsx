import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { island } from '#browser/island.tsx';
import { lazyWhenIdle } from '#browser/lazyWhenIdle.tsx';
import { DeviceStorage } from '#sections/DeviceStorage.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import page from '../page.module.css';

const InstallHere = lazyWhenIdle(() => import('#features/install/view/InstallHere.tsx'));
const OfflineCopy = lazyWhenIdle(() => import('#features/offline/view/OfflineCopy.tsx'));
const EraseAll = lazyWhenIdle(() => import('#features/submissions/view/EraseAll.tsx'));
const kept = island(() => import('./Kept.tsx'));

export const ready = kept.ready;

export default function OutboxPage() {
  const [erasures, setErasures] = useState(0);
  return (
    <div className={page.page}>
      <PageIntro
        title={<FormattedMessage id="outbox.heading" />}
        lead={<FormattedMessage id="outbox.lead" />}
      />
      <kept.Part wanted erasures={erasures} />
      <InstallHere />
      <DeviceStorage>
        <OfflineCopy />
        <EraseAll onErased={() => setErasures((before) => before + 1)} />
      </DeviceStorage>
    </div>
  );
}

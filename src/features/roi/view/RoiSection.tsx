import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { island } from '#browser/hydration/island.tsx';
import { useDisclosure } from '#browser/navigation/anchors.ts';
import { currentQuery } from '#browser/navigation/location.ts';
import type { Anchor } from '#site/navigation.ts';
import { Disclosed } from '#ui/Disclosed.tsx';
import { useUnavailableNotice } from '#ui/unavailable.ts';
import type { RoiInputName } from '../model/inputs.ts';
import type { RoiRequest } from '../model/roi.ts';
import styles from './RoiSection.module.css';

const roi = island(() => import('./Roi.tsx'));
const teaser = island(() => import('./RoiTeaser.tsx'));

export const readyRoi = () => Promise.all([roi.ready(), teaser.ready()]);

/** What a link with figures names; the calculator's own table comes with its code. */
const inputs: Record<RoiInputName, true> = { deals: true, hours: true, rate: true };

const roiSection: Anchor = 'roi-calculator-section';

/** Closed at first, with what it comes to in its place; its anchor, or a link with figures, opens it. */
export function RoiSection({ onRequest }: { onRequest: (request: RoiRequest) => void }) {
  const intl = useIntl();
  const { state, open, close } = useDisclosure(roiSection);
  const onUnavailable = useUnavailableNotice();
  useEffect(() => {
    const query = new URLSearchParams(currentQuery());
    if (Object.keys(inputs).some((name) => query.has(name))) open();
  }, [open]);
  return (
    <div className={styles.band}>
      {state !== 'open' && (
        <div className={styles.teaser}>
          <teaser.Part wanted={false} />
        </div>
      )}
      <Disclosed
        id={roiSection}
        labelledBy="roi-title"
        state={state}
        closeLabel={intl.formatMessage({ id: 'home.roi.hide' })}
        onClose={close}
      >
        <roi.Part wanted={state === 'open'} onUnavailable={onUnavailable} onRequest={onRequest} />
      </Disclosed>
    </div>
  );
}

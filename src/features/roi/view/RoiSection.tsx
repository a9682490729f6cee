import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDisclosure } from '#browser/anchors.ts';
import { island } from '#browser/island.tsx';
import { currentQuery } from '#browser/location.ts';
import { afterFrame } from '#browser/page.ts';
import { warmUpIntl } from '#i18n/warmUpIntl.ts';
import type { Anchor } from '#site/navigation.ts';
import { Disclosed } from '#ui/Disclosed.tsx';
import { useUnavailableNotice } from '#ui/unavailable.ts';
import type { RoiInputName } from '../model/inputs.ts';
import type { RoiRequest } from '../model/roi.ts';

const roi = island(() => import('./Roi.tsx'));

export const readyRoi = roi.ready;

/** What a link with figures names; the calculator's own table comes with its code. */
const inputs: Record<RoiInputName, true> = { deals: true, hours: true, rate: true };

const roiSection: Anchor = 'roi-calculator-section';

/** Closed at first; its anchor, or a link with figures, opens it. */
export function RoiSection({ onRequest }: { onRequest: (request: RoiRequest) => void }) {
  const intl = useIntl();
  const { state, open, close } = useDisclosure(roiSection);
  const onUnavailable = useUnavailableNotice();
  useEffect(() => {
    const query = new URLSearchParams(currentQuery());
    if (Object.keys(inputs).some((name) => query.has(name))) open();
  }, [open]);
  // While the calculator's code comes: the browser is idle only once the page has stopped scrolling to it.
  useEffect(() => (state === 'open' ? afterFrame(warmUpIntl) : undefined), [state]);
  return (
    <Disclosed
      id={roiSection}
      labelledBy="roi-title"
      state={state}
      closeLabel={intl.formatMessage({ id: 'home.roi.hide' })}
      onClose={close}
    >
      <roi.Part wanted={state === 'open'} onUnavailable={onUnavailable} onRequest={onRequest} />
    </Disclosed>
  );
}

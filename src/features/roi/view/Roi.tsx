import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SectionHead } from '#components/SectionHead.tsx';
import { currentQuery, formQuery, replaceQueryLater } from '#router/location.ts';
import type { RoiInputs } from '../model/inputs.ts';
import { estimateRoi, type RoiRequest } from '../model/roi.ts';
import { firstRoiInputs, roiQuery } from '../model/roi-link.ts';
import { RoiCalculator } from './RoiCalculator.tsx';

/** Delay after the last change of a slider before the address is updated, in milliseconds. */
const REST_MS = 250;

/** Renders the calculator and stores its inputs in the address, so that a link reproduces them. */
export default function Roi({ onRequest }: { onRequest: (request: RoiRequest) => void }) {
  // The visitor may have moved a slider of the prerendered form before this component replaced it.
  const [{ inputs, moved }, setState] = useState(() =>
    firstRoiInputs(currentQuery(), formQuery('roi-calculator')),
  );
  useEffect(
    () => (moved ? replaceQueryLater(() => roiQuery(inputs, currentQuery()), REST_MS) : undefined),
    [inputs, moved],
  );
  const move = (next: RoiInputs) => setState({ inputs: next, moved: true });
  const request = useCallback(() => {
    const { savedPerYear } = estimateRoi(inputs);
    onRequest({ ...inputs, savedPerYear });
  }, [onRequest, inputs]);
  return (
    <RoiCalculator inputs={inputs} moved={moved} onChange={move} onRequest={request}>
      <SectionHead
        id="roi-title"
        title={<FormattedMessage id="home.roi.title" />}
        lead={<FormattedMessage id="home.roi.lead" />}
      />
    </RoiCalculator>
  );
}

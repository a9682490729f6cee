import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SectionHead } from '#components/SectionHead.tsx';
import { latePart } from '#i18n/latePart.tsx';
import { currentQuery, formQuery, replaceQueryLater } from '#router/location.ts';
import type { RoiInputs } from '../model/inputs.ts';
import { firstRoiInputs } from '../model/roi-link.ts';
import { isDamaged, readSecondScenario, scenariosQuery } from '../model/second-scenario.ts';
import { RoiCalculator } from './RoiCalculator.tsx';

/** Delay after the last change of a slider before the address is updated, in milliseconds. */
const REST_MS = 250;

const DamagedLink = latePart(() => import('./DamagedLink.tsx'), { messages: 'roi-share' });

export interface RoiProps {
  /** Called when the visitor requests a demo with the figures. */
  onRequest: (figures: RoiInputs) => void;
  /** Called when the visitor changes the figures, which may already be part of a request. */
  onChange: (figures: RoiInputs) => void;
}

/** The second scenario. `chosen` is true after the visitor has added or removed it. */
interface SecondState {
  second: RoiInputs | undefined;
  chosen?: boolean;
}

/** Renders the calculator and stores both scenarios in the address, so that a link reproduces them. */
export default function Roi({ onRequest, onChange }: RoiProps) {
  // The visitor may have moved a slider of the prerendered form before this component replaced it.
  const [{ inputs, moved }, setState] = useState(() =>
    firstRoiInputs(currentQuery(), formQuery('roi-calculator')),
  );
  const [{ second, chosen }, setSecond] = useState<SecondState>(() => ({
    second: readSecondScenario(currentQuery()),
  }));
  // The inputs of the address, even after the visitor has moved a slider.
  const [damaged] = useState(() => isDamaged(currentQuery()) && inputs);
  const isChanged = moved || chosen;
  useEffect(() => {
    if (!isChanged) return undefined;
    return replaceQueryLater(() => scenariosQuery({ inputs, second }, currentQuery()), REST_MS);
  }, [inputs, second, isChanged]);
  const move = (next: RoiInputs) => {
    setState({ inputs: next, moved: true });
    onChange(next);
  };
  const request = useCallback(() => onRequest(inputs), [onRequest, inputs]);
  return (
    <RoiCalculator
      inputs={inputs}
      second={second}
      moved={moved}
      onChange={move}
      onCompare={() => setSecond({ second: second ? undefined : inputs, chosen: true })}
      onRequest={request}
      notice={damaged && <DamagedLink inputs={damaged} />}
    >
      <SectionHead
        id="roi-title"
        title={<FormattedMessage id="home.roi.title" />}
        lead={<FormattedMessage id="home.roi.lead" />}
      />
    </RoiCalculator>
  );
}

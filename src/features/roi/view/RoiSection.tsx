import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDisclosure } from '#browser/anchors.ts';
import { currentQuery, replaceQuery } from '#browser/location.ts';
import type { Anchor } from '#site/navigation.ts';
import { Disclosed } from '#ui/Disclosed.tsx';
import { initialRoiInputs, type RoiInputs } from '../model/inputs.ts';
import { readRoiQuery, roiQuery } from '../model/roi-link.ts';
import { RoiCalculator } from './RoiCalculator.tsx';
import styles from './RoiSection.module.css';

const roiSection: Anchor = 'roi-calculator-section';

/** Browsers limit how often an address may change; a moving slider changes it when it rests. */
const REST_MS = 250;

/** Closed at first; its anchor, or a link with figures, opens it. The figures stand in the address. */
export function RoiSection({ onRequest }: { onRequest: (inputs: RoiInputs) => void }) {
  const intl = useIntl();
  const { state, open, close } = useDisclosure(roiSection);
  const [inputs, setInputs] = useState<RoiInputs>(initialRoiInputs);

  useEffect(() => {
    const asked = readRoiQuery(currentQuery());
    if (!asked) return;
    setInputs(asked);
    open();
  }, [open]);
  useEffect(() => {
    if (inputs === initialRoiInputs) return;
    const timer = setTimeout(() => replaceQuery(roiQuery(inputs)), REST_MS);
    return () => clearTimeout(timer);
  }, [inputs]);

  const request = useCallback(() => onRequest(inputs), [onRequest, inputs]);

  return (
    <Disclosed
      id={roiSection}
      labelledBy="roi-title"
      state={state}
      closeLabel={intl.formatMessage({ id: 'home.roi.hide' })}
      onClose={close}
    >
      <RoiCalculator inputs={inputs} onChange={setInputs} onRequest={request}>
        <div className={styles.intro}>
          <p className={styles.eyebrow}>
            <FormattedMessage id="home.roi.eyebrow" />
          </p>
          <h2 id="roi-title">
            <FormattedMessage id="home.roi.title" />
          </h2>
          <p className={styles.lead}>
            <FormattedMessage id="home.roi.lead" />
          </p>
        </div>
      </RoiCalculator>
    </Disclosed>
  );
}

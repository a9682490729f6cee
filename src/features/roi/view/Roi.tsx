import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { currentQuery, replaceQuery } from '#browser/location.ts';
import { initialRoiInputs, type RoiInputs } from '../model/inputs.ts';
import { readRoiQuery, roiQuery } from '../model/roi-link.ts';
import styles from './Roi.module.css';
import { RoiCalculator } from './RoiCalculator.tsx';

/** Browsers limit how often an address may change; a moving slider changes it when it rests. */
const REST_MS = 250;

/** The calculator with its figures in the address, so that a link reproduces them. */
export default function Roi({ onRequest }: { onRequest: (inputs: RoiInputs) => void }) {
  const [inputs, setInputs] = useState<RoiInputs>(initialRoiInputs);
  useEffect(() => {
    const asked = readRoiQuery(currentQuery());
    if (asked) setInputs(asked);
  }, []);
  useEffect(() => {
    if (inputs === initialRoiInputs) return;
    const timer = setTimeout(() => replaceQuery(roiQuery(inputs)), REST_MS);
    return () => clearTimeout(timer);
  }, [inputs]);
  const request = useCallback(() => onRequest(inputs), [onRequest, inputs]);
  return (
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
  );
}

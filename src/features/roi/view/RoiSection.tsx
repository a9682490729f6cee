import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { Disclosed } from '#components/Disclosed.tsx';
import { usePartFailed } from '#components/usePartFailed.ts';
import { latePart } from '#i18n/latePart.tsx';
import { currentQuery } from '#router/location.ts';
import { useDisclosure } from '#router/useDisclosure.ts';
import type { Anchor } from '#site/navigation.ts';
import surfaces from '#styles/surfaces.module.css';
import visibility from '#styles/visibility.module.css';
import { readRoiQuery } from '../model/roi-link.ts';
import type { RoiProps } from './Roi.tsx';
import styles from './RoiTeaser.module.css';
import { RoiTeaser } from './RoiTeaser.tsx';

const load = () => import('./Roi.tsx');
const Roi = latePart(load, { messages: 'home' });
const PrerenderedRoi = lazy(load);

const roiSection: Anchor = 'roi-calculator-section';

/** Returns true if the address contains inputs of the calculator. */
const hasFigures = () => readRoiQuery(currentQuery()) !== undefined;

/**
 * Renders the calculator, which is collapsed at first. A teaser replaces it until its anchor or a link with inputs
 * expands it.
 */
export function RoiSection(props: RoiProps) {
  const intl = useIntl();
  const { state, close } = useDisclosure(roiSection, hasFigures);
  const unavailable = usePartFailed(close);
  // Once hydrated, the state decides: the section stays the target after its anchor has left the address.
  const shown = state === 'waiting' ? styles.shown : '';
  return (
    <div className={surfaces.sunk}>
      {state !== 'open' && (
        <div className={`${shown} ${visibility.withScripts}`}>
          <RoiTeaser />
        </div>
      )}
      <Disclosed
        id={roiSection}
        labelledBy="roi-title"
        state={state}
        closeLabel={intl.formatMessage({ id: 'home.roi.hide' })}
        onClose={close}
        prerendered={
          <div className={styles.prerendered}>
            <PrerenderedRoi {...props} />
          </div>
        }
      >
        {(onLoaded) => <Roi {...props} onLoaded={onLoaded} onUnavailable={unavailable} />}
      </Disclosed>
    </div>
  );
}

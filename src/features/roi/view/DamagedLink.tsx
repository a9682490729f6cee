import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import { euro } from '#i18n/euro.ts';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import type { RoiInputs } from '../model/inputs.ts';

/** Says that a link could not be read in full, and with which inputs the calculator has opened. */
export default function DamagedLink({ inputs: { deals, hours, rate } }: { inputs: RoiInputs }) {
  const intl = useIntl();
  const text = intl.formatMessage(
    { id: 'roiShare.damaged' },
    { deals: intl.formatNumber(deals), hours: intl.formatNumber(hours), rate: intl.formatNumber(rate, euro) },
  );
  useEffect(() => announce(text), [text]);
  return <p className={`${typography.note} ${visibility.screenOnly}`}>{text}</p>;
}

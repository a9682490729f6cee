import { useIntl } from 'react-intl';
import { QrCode } from '#ui/QrCode.tsx';
import styles from './EarlyAccessPage.module.css';

const drawing = __EARLY_ACCESS_QR__;

/** Whole pixels a module, so that all are of one size; together as wide as a phone of 320 px has room for. */
const side = drawing.size * Math.max(1, Math.floor(288 / drawing.size));

/** The private link, drawn for a camera. */
export function AccessCode() {
  const intl = useIntl();
  return (
    <QrCode
      className={styles.qr}
      drawing={drawing}
      label={intl.formatMessage({ id: 'earlyAccess.access.qr' })}
      side={side}
    />
  );
}

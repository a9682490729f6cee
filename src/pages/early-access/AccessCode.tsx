import { useIntl } from 'react-intl';
import { QrCode } from '#ui/QrCode.tsx';
import styles from './EarlyAccessPage.module.css';

const drawing = __EARLY_ACCESS_QR__;

/** A whole number of pixels per module, so that all have one size; the total fits a phone 320 px wide. */
const side = drawing.size * Math.max(1, Math.floor(288 / drawing.size));

/** The private link as a QR code. */
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

import { useIntl } from 'react-intl';
import styles from './EarlyAccessPage.module.css';

const { size, path } = __EARLY_ACCESS_QR__;

// The same in both looks, and in forced colours: cameras want dark modules on a light ground.
const ground = '#fff';
const modules = '#000';

/** The private link, drawn for a camera. */
export function QrCode() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'earlyAccess.access.qr' });
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill={ground} d={`M0 0h${size}v${size}H0z`} />
      <path fill={modules} d={path} />
    </svg>
  );
}

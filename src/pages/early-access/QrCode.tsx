import { useIntl } from 'react-intl';
import styles from './EarlyAccessPage.module.css';

const { size, path } = __EARLY_ACCESS_QR__;

/** Whole pixels a module, so that all are of one size; together as wide as a phone of 320 px has room for. */
const side = size * Math.max(1, Math.floor(288 / size));

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
      width={side}
      height={side}
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

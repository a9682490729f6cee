import { useIntl } from 'react-intl';
import { useReducedMotion } from '#browser/dom/motion.ts';
import { Button } from '#components/Button.tsx';
import { LineIcon } from '#components/LineIcon.tsx';
import styles from './Motion.module.css';

/** Renders a button that stops and starts automatic motion (WCAG 2.2.2). Renders nothing if motion is reduced. */
export function MotionSwitch({ running, onChange }: { running: boolean; onChange: (run: boolean) => void }) {
  const intl = useIntl();
  if (useReducedMotion()) return null;
  const name = intl.formatMessage({ id: running ? 'home.motion.pause' : 'home.motion.play' });
  return (
    <Button
      variant="plain"
      className={styles.switch}
      aria-label={name}
      title={name}
      onClick={() => onChange(!running)}
    >
      <LineIcon d={running ? 'M3 1v10M9 1v10' : 'M3 1l7 5-7 5z'} />
    </Button>
  );
}

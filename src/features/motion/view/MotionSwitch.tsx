import { useIntl } from 'react-intl';
import { useReducedMotion } from '#browser/dom/motion.ts';
import { Button } from '#components/Button.tsx';
import Pause from '#illustrations/icons/pause.svg?react';
import Play from '#illustrations/icons/play.svg?react';
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
      {running ? <Pause /> : <Play />}
    </Button>
  );
}

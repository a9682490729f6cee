import { FormattedMessage } from 'react-intl';
import { useReducedMotion } from '#browser/motion.ts';
import { Button } from '#ui/Button.tsx';

/** Stops and starts what moves by itself (WCAG 2.2.2); needless where nothing does. */
export function MotionSwitch({ running, onChange }: { running: boolean; onChange: (run: boolean) => void }) {
  if (useReducedMotion()) return null;
  return (
    <Button variant="plain" onClick={() => onChange(!running)}>
      <FormattedMessage id={running ? 'home.motion.pause' : 'home.motion.play'} />
    </Button>
  );
}

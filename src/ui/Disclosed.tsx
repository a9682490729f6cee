import type { ReactNode } from 'react';
import only from '#styles/only.module.css';
import { Button } from './Button.tsx';
import styles from './Disclosed.module.css';

interface DisclosedProps {
  id: string;
  /** The id of its heading. */
  labelledBy: string;
  state: 'open' | 'closed' | 'waiting';
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A section that is collapsed at first. Without scripts, CSS keeps it expanded. */
export function Disclosed({ id, labelledBy, state, closeLabel, onClose, children }: DisclosedProps) {
  return (
    <section id={id} className={styles[state]} aria-labelledby={labelledBy}>
      {children}
      <p className={`${only.withScripts} ${only.onScreen}`}>
        <Button variant="plain" onClick={onClose}>
          {closeLabel}
        </Button>
      </p>
    </section>
  );
}

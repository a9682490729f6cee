import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './ChooseButton.module.css';

interface ChooseButtonProps {
  /** The id of the heading of what is chosen; screen readers hear it after the button's own words. */
  titleId: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** Chooses one of several things that a form on the page asks for; the dot shows which. */
export function ChooseButton({ titleId, chosen, onChoose, children }: ChooseButtonProps) {
  const id = `${titleId}-choose`;
  return (
    <Button
      id={id}
      look="quiet"
      className={styles.choose}
      aria-pressed={chosen}
      aria-labelledby={`${id} ${titleId}`}
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}

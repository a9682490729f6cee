import type { MouseEventHandler, ReactNode } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import styles from './ChooseLink.module.css';

export interface Choice {
  chosen: boolean;
  /** The address of this page with the choice, at the form. */
  href: string;
  onClick: MouseEventHandler;
}

interface ChooseLinkProps extends Choice {
  /** The id of the heading of what is chosen; screen readers hear it after the link's own words. */
  titleId: string;
  children: ReactNode;
}

/** Chooses one of several things that a form on the page asks for, and leads to the form; the dot shows which. */
export function ChooseLink({ href, titleId, chosen, onClick, children }: ChooseLinkProps) {
  const id = `${titleId}-choose`;
  return (
    <a
      id={id}
      href={href}
      className={buttonClass('quiet', styles.choose)}
      aria-current={chosen ? 'true' : undefined}
      aria-labelledby={`${id} ${titleId}`}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

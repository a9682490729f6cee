import type { MouseEventHandler, ReactNode } from 'react';
import patterns from '#styles/patterns.module.css';
import { buttonClass } from './Button.tsx';
import styles from './ChooseLink.module.css';

export interface Choice {
  chosen: boolean;
  /** The address of this page with the choice applied and the form as the anchor. */
  href: string;
  onClick: MouseEventHandler;
}

interface ChooseLinkProps extends Choice {
  /** The id of the heading of the choice. Screen readers announce it after the link's own text. */
  titleId: string;
  children: ReactNode;
}

/**
 * Renders a link that chooses one of several items for a form on the page and leads to the form. The dot marks the
 * choice.
 */
export function ChooseLink({ href, titleId, chosen, onClick, children }: ChooseLinkProps) {
  const id = `${titleId}-choose`;
  return (
    <a
      id={id}
      href={href}
      className={buttonClass('quiet', `${styles.choose} ${chosen ? `${styles.chosen} ${patterns.dot}` : ''}`)}
      aria-current={chosen ? 'true' : undefined}
      aria-labelledby={`${id} ${titleId}`}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';

interface OutcomeProps {
  done: ReactNode;
  failed: ReactNode;
  className?: string;
}

/**
 * Renders the outcome of a press in live regions, which must exist before their text. A failure is announced at once.
 */
export function Outcome({ done, failed, className }: OutcomeProps) {
  return (
    <>
      <p role="status" className={className}>
        {done}
      </p>
      <p role="alert" className={className}>
        {failed}
      </p>
    </>
  );
}

import type { ReactNode } from 'react';

interface OutcomeProps {
  done: ReactNode;
  failed: ReactNode;
  className?: string;
}

/** What came of a press, in live regions that are there before their words. A failure is announced at once. */
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

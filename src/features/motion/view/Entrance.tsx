import type { ReactNode } from 'react';

/** Lets what it holds come in when it is first seen: see `watchEntrances`. The style sheets inside say how. */
export function Entrance({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div data-entrance="at-rest" className={className}>
      {children}
    </div>
  );
}

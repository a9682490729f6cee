import { type ReactNode, useRef } from 'react';
import { useEntrance } from '#browser/motion.ts';

/** Lets what it holds come in when it is first seen: `data-entrance` is for the style sheets inside. */
export function Entrance({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const entrance = useEntrance(element);
  return (
    <div ref={element} data-entrance={entrance} className={className}>
      {children}
    </div>
  );
}

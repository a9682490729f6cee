import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * Creates a component that is prerendered, but whose code is no part of the first load: what stands behind a press.
 * It is hydrated when its code is there; if that cannot be loaded, the HTML stays as it is. Its props must be stable:
 * React draws a part again that is given others before it is hydrated, and what was typed there is lost.
 */
export function lazyPrerendered<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() => load().catch(() => new Promise<never>(() => {})));
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }) as ComponentType<Props>;
}

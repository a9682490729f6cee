import type { IntegrationId } from '#site/sample-content.ts';
import { signs } from './signs.ts';

/** Renders the two outlines of a mark, for an <svg> of 32 by 32. */
export function SignPaths({ id }: { id: IntegrationId }) {
  return (
    <>
      <path fill="currentColor" fillRule="evenodd" d={signs[id].shape} />
      <path fill="var(--accent)" d={signs[id].accent} />
    </>
  );
}

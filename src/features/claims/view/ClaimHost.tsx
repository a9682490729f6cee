import { useEffect, useState } from 'react';
import { CLAIM_LINKS } from '#components/Claim.tsx';
import { latePart } from '#i18n/latePart.tsx';
import { follow } from '#router/entries.ts';
import { whenAsked } from '../browser/whenAsked.ts';

/** Milliseconds that a press waits for what answers it. */
const PATIENCE_MS = 3_000;

const Answer = latePart(
  'claims',
  async () => ({ default: (await import('./ClaimAnswer.tsx')).ClaimAnswer }),
  PATIENCE_MS,
);

/** Opens what a figure says beside it; where that cannot be loaded, its link is followed to the list. */
export function ClaimHost() {
  const [figure, setFigure] = useState<HTMLAnchorElement>();
  useEffect(() => whenAsked(CLAIM_LINKS, setFigure), []);
  if (!figure) return null;
  const close = () => setFigure(undefined);
  const goThere = () => {
    close();
    follow(figure.href);
  };
  return <Answer figure={figure} onClose={close} onUnavailable={goThere} />;
}

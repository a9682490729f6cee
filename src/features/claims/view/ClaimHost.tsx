import { useEffect, useState } from 'react';
import { CLAIM_LINKS } from '#components/Claim.tsx';
import { latePart } from '#i18n/latePart.tsx';
import { follow } from '#router/entries.ts';
import { onClaimClick } from '../browser/onClaimClick.ts';

/** Milliseconds that a press waits for the dialog to load. */
const PATIENCE_MS = 3_000;

const Answer = latePart(() => import('./ClaimAnswer.tsx'), { messages: 'claims', patienceMs: PATIENCE_MS });

/**
 * Opens the explanation of a clicked figure next to the figure. If it cannot be loaded, follows the figure's link to
 * the list of claims.
 */
export function ClaimHost() {
  const [figure, setFigure] = useState<HTMLAnchorElement>();
  useEffect(() => onClaimClick(CLAIM_LINKS, setFigure), []);
  if (!figure) return null;
  const close = () => setFigure(undefined);
  const followLink = () => {
    close();
    follow(figure.href);
  };
  return <Answer figure={figure} onClose={close} onUnavailable={followLink} />;
}

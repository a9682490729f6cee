import { use, useEffect, useState } from 'react';
import { follow } from '#browser/navigation/entries.ts';
import { LateWords } from '#i18n/latePart.tsx';
import { Messages, useLanguage } from '#i18n/Messages.tsx';
import type { MessageTable } from '#i18n/unpack.ts';
import { CLAIM_LINKS } from '#ui/Claim.tsx';
import { whenAsked } from '../browser/whenAsked.ts';

interface Asked {
  figure: HTMLAnchorElement;
  Answer: typeof import('./ClaimAnswer.tsx').ClaimAnswer;
  messages: MessageTable;
}

/** Milliseconds that a press waits for what answers it. */
const PATIENCE_MS = 3_000;

const impatience = () => new Promise<void>((over) => setTimeout(over, PATIENCE_MS));

/** Opens what a figure says beside it; where that cannot be loaded, its link is followed to the list. */
export function ClaimHost() {
  const language = useLanguage();
  const loadWords = use(LateWords);
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    if (!loadWords) return undefined;
    let here = true;
    const stop = whenAsked(CLAIM_LINKS, async (figure) => {
      const late = Promise.all([import('./ClaimAnswer.tsx'), loadWords(language, 'claims')]);
      // Out of reach: the link leads to the same words.
      const [code, messages] = (await Promise.race([late.catch(() => {}), impatience()])) ?? [];
      // The visitor has gone on meanwhile.
      if (!here) return;
      if (code && messages) setAsked({ figure, Answer: code.ClaimAnswer, messages });
      else follow(figure.href);
    });
    return () => {
      here = false;
      stop();
    };
  }, [language, loadWords]);
  if (!asked) return null;
  const { figure, Answer, messages } = asked;
  return (
    <Messages language={language} messages={messages}>
      <Answer figure={figure} onClose={() => setAsked(undefined)} />
    </Messages>
  );
}

import { useEffect, useState } from 'react';
import { listen } from '#browser/dom/listen.ts';
import { latePart } from '#i18n/latePart.tsx';
import { LINE_LENGTH, NEAR_LIMIT } from '#site/form-row.ts';
import type { LongText } from './CharactersLeft.tsx';

const CharactersLeft = latePart(() => import('./CharactersLeft.tsx'), { messages: 'limit' });

/**
 * Shows below a field of a form how many characters are left, near its limit. Few visitors type that much, so one
 * listener for all fields loads the code when the first text is long.
 */
export function LimitWatch() {
  const [text, setText] = useState<LongText>();
  useEffect(
    () =>
      listen(['input', 'focusin'], ({ type, target }) => {
        const control = target as LongText['control'];
        const length = control.value?.length ?? 0;
        if (length > LINE_LENGTH * NEAR_LIMIT) setText({ control, length });
        // It stays when the field loses the focus. Otherwise a pressed button would move up, and the click would be lost.
        else if (type === 'input') setText(undefined);
      }),
    [],
  );
  return text && <CharactersLeft {...text} />;
}

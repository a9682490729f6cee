import { useEffect, useState } from 'react';
import { listen } from '#browser/dom/listen.ts';
import { latePart } from '#i18n/latePart.tsx';
import { LINE_LENGTH } from '#site/form-row.ts';
import { NEAR_LIMIT } from '../model/limit.ts';
import type { LongText } from './CharactersLeft.tsx';

const CharactersLeft = latePart(() => import('./CharactersLeft.tsx'), { messages: 'limit' });

/**
 * Shows below the focused field of a form how many characters are left, near its limit. Few visitors type that much, so
 * one listener for all fields loads the code when the first text is long.
 */
export function LimitWatch() {
  const [text, setText] = useState<LongText>();
  useEffect(() => listen(['input', 'focusin', 'focusout'], (event) => setText(longTextOf(event))), []);
  return text && <CharactersLeft {...text} />;
}

function longTextOf({ type, target }: Event): LongText | undefined {
  const control = target as LongText['control'];
  const length = control.value?.length ?? 0;
  return type !== 'focusout' && length > LINE_LENGTH * NEAR_LIMIT ? { control, length } : undefined;
}

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { announce } from '#browser/dom/feedback.ts';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import { charactersLeft } from '../model/limit.ts';

/** A field with a long text. */
export interface LongText {
  control: HTMLInputElement | HTMLTextAreaElement;
  length: number;
}

/** Milliseconds without input before the announcement, so that not each key is announced. */
const REST_MS = 1_000;

/** Renders below a field how many characters are left or too many. */
export default function CharactersLeft({ control, length }: LongText) {
  const intl = useIntl();
  const left = charactersLeft(control.form?.id, control.name, length);
  const id = (left ?? 0) < 0 ? 'limit.over' : 'limit.left';
  const text = left !== undefined && intl.formatMessage({ id }, { count: Math.abs(left) });
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => announce(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  if (!text || !control.parentElement) return null;
  const className = id === 'limit.over' ? `${typography.fine} ${tones.poor}` : typography.fine;
  return createPortal(<span className={className}>{text}</span>, control.parentElement);
}

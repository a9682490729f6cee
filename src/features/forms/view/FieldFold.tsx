import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { listen } from '#browser/dom/listen.ts';
import { Fold } from '#components/Accordion.tsx';
import type { PlainMessageId } from '#site/messages.ts';
import typography from '#styles/typography.module.css';
import styles from './SubmissionForm.module.css';

const open = (part: HTMLElement) => part.closest('details')?.setAttribute('open', '');

interface FieldFoldProps {
  name: PlainMessageId;
  /** Optional fields. */
  children: ReactNode;
}

/** Collapses optional fields behind one line, which opens when one of them has a value or an error. */
export function FieldFold({ name, children }: FieldFoldProps) {
  const intl = useIntl();
  const part = useRef<HTMLDivElement>(null);
  const wasFilled = useRef(false);
  // Runs after each render, because drafts and edits set the values of the controls directly.
  useLayoutEffect(() => {
    if (!part.current) return;
    const controls = [...part.current.querySelectorAll<HTMLInputElement>('input, select')];
    const isFilled = controls.some(({ value }) => value !== '');
    const isWrong = controls.some((control) => control.getAttribute('aria-invalid') === 'true');
    // Fields that the visitor has filled in may be collapsed again.
    if (isWrong || (isFilled && !wasFilled.current)) open(part.current);
    wasFilled.current = isFilled;
  });
  useLayoutEffect(() => {
    const { current } = part;
    // The browser reports a problem only if the field is rendered.
    return current ? listen(['invalid'], () => open(current), current, { capture: true }) : undefined;
  }, []);
  return (
    <Fold
      // A notice about a restored draft appears before it.
      id={name}
      name={
        <span className={typography.label}>
          {`${intl.formatMessage({ id: name })} (${intl.formatMessage({ id: 'forms.optional' })})`}
        </span>
      }
    >
      <div ref={part} className={`${styles.fields} ${styles.folded}`}>
        {children}
      </div>
    </Fold>
  );
}

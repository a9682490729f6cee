import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { listen } from '#browser/dom/listen.ts';
import { buttonClass } from '#components/Button.tsx';
import { focusOnTab, placeAtSelection } from '../browser/markedText.ts';
import type { Span } from '../model/quote.ts';
import styles from './Marks.module.css';

interface MarkButtonProps {
  /** The selected part of the text. */
  span: Span;
  /** True if the selection is in a marked passage. */
  isMarked: boolean;
  onPress: () => void;
  /** Called when the reader dismisses the button with Escape. */
  onDismiss: () => void;
}

/**
 * Renders the button that marks the selection, or removes the mark that contains it, below its end. It is a popover, so
 * that no other element covers it. The Tab key reaches it from the selection.
 */
export function MarkButton({ span, isMarked, onPress, onDismiss }: MarkButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.showPopover(), []);
  useEffect(() => (button.current ? focusOnTab(button.current) : undefined), []);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => listen(['keydown'], ({ key }) => key === 'Escape' && dismiss()), []);
  useLayoutEffect(() => {
    if (span && button.current) placeAtSelection(button.current);
  }, [span]);
  return (
    <button
      ref={button}
      type="button"
      popover="manual"
      className={buttonClass('main', styles.button)}
      // A press must not remove the selection before the click.
      onPointerDown={(event) => event.preventDefault()}
      // The second press of a double click would undo the first.
      onClick={({ detail }) => detail < 2 && onPress()}
    >
      <FormattedMessage id={isMarked ? 'reading.marks.unmark' : 'reading.marks.add'} />
    </button>
  );
}

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusInView } from '#browser/dom/feedback.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const INVALID = 'input:invalid, select:invalid, textarea:invalid';

const none: ReadonlyMap<string, string> = new Map();

/**
 * Shows the browser's own messages below the fields that fail its check, all at once and until the visitor changes the
 * field. By default the browser shows only the first one, in a bubble that disappears.
 */
export function useBrowserMessages() {
  const [messages, setMessages] = useState(none);
  const first = useRef<Control>(undefined);
  // Runs after the effects of the fields, because the field may be in a collapsed part that opens for its message.
  useLayoutEffect(() => {
    const control = first.current;
    first.current = undefined;
    if (control && messages.size > 0) focusInView(control, control.parentElement ?? control);
  }, [messages]);

  return {
    messages,
    onInvalid(event: FormEvent<HTMLFormElement>) {
      const control = event.target as unknown as Control;
      event.preventDefault();
      if (event.currentTarget.querySelector(INVALID) === control) first.current = control;
      setMessages((shown) => new Map([...shown, [control.name, messageOf(control)]]));
    },
    onChange(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as unknown as Control;
      if (messages.has(name)) setMessages(new Map([...messages].filter(([other]) => other !== name)));
    },
    onReset: () => setMessages(none),
  };
}

/** Returns the browser's message. The title of a control says what its pattern expects, as in the browser's bubble. */
const messageOf = ({ validationMessage, validity, title }: Control) =>
  validity.patternMismatch && !validity.typeMismatch && title
    ? `${validationMessage} ${title}`
    : validationMessage;

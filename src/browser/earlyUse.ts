let pressed = false;
const notePointer = ({ type }: Event) => {
  pressed = type === 'pointerdown';
};
if (typeof document !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
    addEventListener(type, notePointer, { capture: true, passive: true });
  }
}

/** Resolves when no pointer is down: an element exchanged between press and release gets no click. */
export async function untilReleased(): Promise<void> {
  if (pressed) {
    await new Promise((resolve) => addEventListener('pointerup', resolve, { once: true }));
    // The click comes after the release.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The form of this part that was sent before any script but first-paint.ts was there. */
export function sentEarly(part: HTMLElement | null): string | undefined {
  const { sent } = document.documentElement.dataset;
  if (!sent || !part?.querySelector(`#${CSS.escape(sent)}`)) return undefined;
  delete document.documentElement.dataset.sent;
  return sent;
}

/** What was done in a part before its code was there. */
export interface EarlyUse {
  pressed?: HTMLElement;
  /** The id of the form. */
  sent?: string;
}

/** Calls back with each button pressed in a part, but for those that the browser itself answers. */
export function onPress(part: HTMLElement, listener: (button: HTMLElement) => void): () => void {
  const clicked = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button:not([type=submit],[popovertarget])');
    if (button) listener(button);
  };
  part.addEventListener('click', clicked);
  return () => part.removeEventListener('click', clicked);
}

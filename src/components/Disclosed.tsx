import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '#i18n/Messages.tsx';
import only from '#styles/only.module.css';
import { Button } from './Button.tsx';
import styles from './Disclosed.module.css';

interface DisclosedProps {
  id: string;
  /** The id of its heading. */
  labelledBy: string;
  state: 'open' | 'closed' | 'waiting';
  closeLabel: string;
  onClose: () => void;
  /** Its content for the prerendered page. */
  prerendered: ReactNode;
  /** The same, whose code comes once it is opened; calls `onLoaded` when it takes the place of the prerendered one. */
  children: (onLoaded: () => void) => ReactNode;
}

/** A section that is collapsed at first. Without scripts, CSS keeps it expanded. */
export function Disclosed({
  id,
  labelledBy,
  state,
  closeLabel,
  onClose,
  prerendered,
  children,
}: DisclosedProps) {
  const [isWanted, setWanted] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const section = useRef<HTMLElement>(null);
  const focused = useRef('');
  const onLoaded = () => {
    focused.current = section.current?.querySelector(':focus')?.id ?? '';
    setLoaded(true);
  };
  // What had the focus has been replaced.
  useLayoutEffect(() => {
    if (isLoaded && focused.current)
      section.current?.querySelector<HTMLElement>(`#${focused.current}`)?.focus({ preventScroll: true });
  }, [isLoaded]);
  const language = useLocale();
  if (state === 'open' && !isWanted) setWanted(true);
  return (
    <section ref={section} id={id} className={styles[state]} aria-labelledby={labelledBy}>
      {!isLoaded && <Unhydrated key={language}>{prerendered}</Unhydrated>}
      {isWanted && children(onLoaded)}
      <p className={`${only.withScripts} ${only.onScreen}`}>
        <Button variant="plain" onClick={onClose}>
          {closeLabel}
        </Button>
      </p>
    </section>
  );
}

/** Markup of the prerendered page that React leaves as it is, without the code that made it. */
function Unhydrated({ children }: { children: ReactNode }) {
  // A text that differs from the page's is suppressed, not patched. In a page that is drawn anew it is empty.
  return <div suppressHydrationWarning>{import.meta.env.SSR ? children : ''}</div>;
}

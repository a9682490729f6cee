import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '#i18n/Messages.tsx';
import visibility from '#styles/visibility.module.css';
import { Button } from './Button.tsx';
import styles from './Disclosed.module.css';

interface DisclosedProps {
  id: string;
  /** The id of the section's heading. */
  labelledBy: string;
  state: 'open' | 'closed' | 'waiting';
  closeLabel: string;
  onClose: () => void;
  /** The content for the prerendered page. */
  prerendered: ReactNode;
  /**
   * The same content, whose code loads when the section opens. It calls `onLoaded` when it replaces the prerendered
   * content.
   */
  children: (onLoaded: () => void) => ReactNode;
}

/** Renders a section that is collapsed at first. Without scripts, CSS expands it. */
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
  const pressed = useRef('');
  const keepPress = (event: MouseEvent) => {
    if (!isLoaded) pressed.current = (event.target as Element).closest('button')?.id ?? '';
  };
  const onLoaded = () => {
    focused.current = section.current?.querySelector(':focus')?.id ?? '';
    setLoaded(true);
  };
  // The focused element has been replaced, and so has the button that was pressed before there was code for it.
  useLayoutEffect(() => {
    if (!isLoaded) return;
    elementIn(section.current, focused.current)?.focus({ preventScroll: true });
    elementIn(section.current, pressed.current)?.click();
  }, [isLoaded]);
  const locale = useLocale();
  if (state === 'open' && !isWanted) setWanted(true);
  return (
    <section
      ref={section}
      id={id}
      className={styles[state]}
      aria-labelledby={labelledBy}
      onClickCapture={keepPress}
    >
      {!isLoaded && <Unhydrated key={locale}>{prerendered}</Unhydrated>}
      {isWanted && children(onLoaded)}
      <p className={`${styles.end} ${visibility.withScripts} ${visibility.screenOnly}`}>
        <Button variant="plain" onClick={onClose}>
          {closeLabel}
        </Button>
      </p>
    </section>
  );
}

const elementIn = (section: HTMLElement | null, id: string) =>
  id ? section?.querySelector<HTMLElement>(`#${id}`) : undefined;

/** Renders the markup of the prerendered page, which React leaves unchanged, without the code that produced it. */
function Unhydrated({ children }: { children: ReactNode }) {
  // React suppresses the difference from the prerendered content and does not patch it. In a page that is rendered
  // anew the element is empty.
  return <div suppressHydrationWarning>{import.meta.env.SSR ? children : ''}</div>;
}

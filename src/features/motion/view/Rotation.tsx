import { type ReactNode, useEffect, useState } from 'react';
import styles from './Motion.module.css';

interface RotationProps {
  /** The first is shown where nothing moves. */
  items: readonly { id: string; content: ReactNode }[];
  everyMs: number;
  running: boolean;
}

/** Shows one of several things at a time, each for a while, fading over. All take the room of the largest. */
export function Rotation({ items, everyMs, running }: RotationProps) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((before) => (before + 1) % items.length), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs, items.length]);
  return (
    <div className={styles.rotation}>
      {items.map(({ id, content }, position) => (
        <div key={id} className={position === index ? styles.shown : styles.waiting}>
          {content}
        </div>
      ))}
    </div>
  );
}

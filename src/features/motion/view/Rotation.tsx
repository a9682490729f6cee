import { type ReactNode, useEffect, useState } from 'react';
import styles from './Motion.module.css';

interface RotationProps {
  /** The first item is shown if nothing moves. */
  items: readonly { id: string; content: ReactNode }[];
  everyMs: number;
  running: boolean;
}

/** Renders one of several items at a time, each for a while, with a fade. The space fits the largest item. */
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

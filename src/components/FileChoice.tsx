import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './FileChoice.module.css';

interface FileChoiceProps {
  /** Endings and types, as the browser's dialog takes them. */
  accept: string;
  /** The id of its name; else all of `children` is its name. */
  labelledBy?: string;
  /** The ids of what else there is to know. */
  describedBy?: string;
  onFile: (file: File) => void;
  className: string;
  children: ReactNode;
}

/**
 * The button to choose a file. The browser's own control for it, which looks and speaks as the browser does, is
 * within it unseen and has the focus.
 */
export function FileChoice(props: FileChoiceProps) {
  const { accept, labelledBy, describedBy, onFile, className, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const file = input.current?.files?.[0];
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
    if (file) onFile(file);
  };
  const chooseEarly = useEffectEvent(() => {
    // Chosen before the page's code was there.
    if (input.current?.files?.length) choose();
  });
  useEffect(() => chooseEarly(), []);
  return (
    <label className={`${styles.choice} ${className}`}>
      {children}
      <input
        ref={input}
        type="file"
        className={styles.input}
        accept={accept}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={choose}
      />
    </label>
  );
}

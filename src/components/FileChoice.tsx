import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import styles from './FileChoice.module.css';

interface FileChoiceProps {
  ref?: Ref<HTMLLabelElement>;
  /** File extensions and media types, in the format of the `accept` attribute. */
  accept: string;
  /** The id of the control's name. By default all of `children` is the name. */
  labelledBy?: string;
  /** The ids of further descriptions. */
  describedBy?: string;
  onFile: (file: File) => void;
  className: string;
  children: ReactNode;
}

/**
 * Renders the button to choose a file. The native file input has the appearance and the announcements of the browser,
 * so it is visually hidden inside the button and has the focus.
 */
export function FileChoice(props: FileChoiceProps) {
  const { ref, accept, labelledBy, describedBy, onFile, className, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const file = input.current?.files?.[0];
    // An empty input allows the visitor to choose the same file again.
    if (input.current) input.current.value = '';
    if (file) onFile(file);
  };
  const chooseEarly = useEffectEvent(() => {
    // The visitor chose a file before the page's code was loaded.
    if (input.current?.files?.length) choose();
  });
  useEffect(() => chooseEarly(), []);
  return (
    <label ref={ref} className={`${styles.choice} ${className}`}>
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

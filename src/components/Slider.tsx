import { useRef } from 'react';
import typography from '#styles/typography.module.css';
import styles from './Slider.module.css';

interface SliderProps {
  id: string;
  name: string;
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value, formatted in the page's language. */
  shown: string;
  /** The limits, formatted in the page's language. */
  ends: readonly [string, string];
  onChange: (value: number) => void;
}

/**
 * Renders a labelled range input with its value next to it. The first touch of a finger that scrolls the page moves
 * the thumb. When the browser reports the scroll, the slider restores the value.
 */
export function Slider({ id, label, shown, ends, onChange, ...range }: SliderProps) {
  const untouched = useRef(range.value);
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={typography.strong}>
        {label}
      </label>
      {/* Not live, because the range input announces its own value. */}
      <output htmlFor={id} aria-live="off" className={styles.value}>
        {shown}
      </output>
      <div className={styles.range}>
        <svg className={styles.track} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.rest} width="100" height="6" />
          <rect
            className={styles.filled}
            width={(100 * (range.value - range.min)) / (range.max - range.min)}
            height="6"
          />
        </svg>
        <input
          {...range}
          id={id}
          type="range"
          aria-valuetext={shown}
          onPointerDown={() => {
            untouched.current = range.value;
          }}
          onPointerCancel={() => onChange(untouched.current)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      {/* The range input announces its own limits. */}
      <span className={`${typography.fine} ${styles.ends}`} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </span>
    </div>
  );
}

import styles from './Slider.module.css';

interface SliderProps {
  id: string;
  name: string;
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value as it is written in the page's language. */
  shown: string;
  onChange: (value: number) => void;
}

/** A labelled range whose value stands beside it. */
export function Slider({ id, label, shown, onChange, ...range }: SliderProps) {
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* The slider says its value itself. */}
      <output htmlFor={id} aria-live="off" className={styles.value}>
        {shown}
      </output>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

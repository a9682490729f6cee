import patterns from '#styles/patterns.module.css';
import styles from './DotField.module.css';
import { type Dot, dashesOf, dotPath, fieldOf, SIEVE, sieveOf, sizeOfField } from './dots.ts';

interface SieveProps {
  shape: 'sieve';
  kept: number;
}

interface FieldProps {
  shape: 'field';
  /** The number counted, and the number highlighted. */
  of: number;
  kept: number;
  columns: number;
  /** Draws dots that are not kept as hollow: they are gone. */
  hollow?: boolean;
}

type DotFieldProps = (SieveProps | FieldProps) & { className?: string | undefined };

const PITCH = 24;
const INSET = 6;

/** Dots that count something, with the kept ones highlighted. Decorative: the figures are next to it. */
export function DotField(props: DotFieldProps) {
  const { width, height, pitch, kept, dropped, isHollow } =
    props.shape === 'sieve' ? drawSieve(props) : drawField(props);
  return (
    <svg
      className={`${patterns.drawing} ${props.className ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      strokeDasharray={dashesOf(pitch)}
      aria-hidden="true"
    >
      {isHollow ? (
        <>
          <path className={styles.rim} d={dotPath(dropped, pitch)} />
          <path className={styles.hole} d={dotPath(dropped, pitch)} />
        </>
      ) : (
        <path className={styles.dropped} d={dotPath(dropped, pitch)} />
      )}
      <path className={styles.kept} d={dotPath(kept, pitch)} />
    </svg>
  );
}

interface Drawing {
  pitch: number;
  width: number;
  height: number;
  kept: readonly Dot[];
  dropped: readonly Dot[];
  isHollow: boolean;
}

function drawSieve({ kept }: SieveProps): Drawing {
  return {
    width: 24 * SIEVE.pitch,
    height: 13 * SIEVE.pitch,
    pitch: SIEVE.pitch,
    ...sieveOf(kept),
    isHollow: false,
  };
}

function drawField({ of, kept, columns, hollow = false }: FieldProps): Drawing {
  const grid = { columns, pitch: PITCH, inset: INSET };
  const dots = fieldOf(of, grid);
  const drawn = { kept: dots.slice(0, kept), dropped: dots.slice(kept), isHollow: hollow };
  return { pitch: PITCH, ...sizeOfField(of, grid), ...drawn };
}

import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Evidence, measureEvidence } from '../browser/evidence.ts';
import { evidencePath, type Point } from '../model/evidence.ts';
import styles from './EvidenceLines.module.css';

/** Pixels per letter of a label, and beside it. */
const LETTER = 7.4;
const BESIDE = 14;

/** Draws the lines from the chosen figure to its source over the explorer, measured again whenever its size changes. */
export function EvidenceLines({ apart }: { apart?: number }) {
  const intl = useIntl();
  const svg = useRef<SVGSVGElement>(null);
  const [evidence, setEvidence] = useState<Evidence>({ lines: [] });
  useLayoutEffect(() => {
    const canvas = svg.current;
    const drawing = canvas?.parentElement;
    if (!drawing) return undefined;
    const measure = () => setEvidence(measureEvidence(drawing, canvas));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(drawing);
    return () => sizes.disconnect();
  }, []);
  const { lines, loop } = evidence;
  return (
    <svg ref={svg} className={apart === undefined ? styles.lines : styles.apart} aria-hidden="true">
      {loop && <Line points={loop.points} dashed />}
      {lines.map(({ points, label: tag }) => (
        <g key={points.at(-1)?.y}>
          <Line points={points} />
          {tag && <Label at={tag} text={tag.text} />}
        </g>
      ))}
      {loop?.label && apart !== undefined && (
        <Label
          at={loop.label}
          text={intl.formatMessage({ id: 'dealDocuments.apart' }, { amount: intl.formatNumber(apart) })}
        />
      )}
    </svg>
  );
}

function Line({ points, dashed = false }: { points: readonly Point[]; dashed?: boolean }) {
  const ends = [points[0], points.at(-1)].filter((end) => end !== undefined);
  return (
    <>
      <path
        className={dashed ? styles.dashed : styles.line}
        pathLength={dashed ? undefined : 1}
        d={evidencePath(points)}
      />
      {ends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" />
      ))}
    </>
  );
}

function Label({ at: { x, y }, text }: { at: Point; text: string }) {
  const width = Math.round(text.length * LETTER + BESIDE);
  return (
    <g className={styles.label}>
      <rect x={Math.round(x - width / 2) + 0.5} y={Math.round(y) - 11.5} width={width} height="22" rx="3" />
      <text x={x} y={Math.round(y) + 4.5}>
        {text}
      </text>
    </g>
  );
}

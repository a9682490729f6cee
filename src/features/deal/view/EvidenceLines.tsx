import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import only from '#styles/only.module.css';
import { type Evidence, measureEvidence } from '../browser/evidence.ts';
import { evidencePath, type Point } from '../model/evidence.ts';
import styles from './EvidenceLines.module.css';

/** Pixels per letter of a label, and beside it. */
const LETTER = 7.4;
const BESIDE = 14;
const widthOf = (text: string) => Math.round(text.length * LETTER + BESIDE);

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
    const memo = drawing.closest('[data-evidence="explorer"]')?.querySelector('[data-evidence="memo"]');
    for (const part of memo ? [drawing, memo] : [drawing]) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);
  const { lines, loop } = evidence;
  const difference =
    apart === undefined
      ? ''
      : intl.formatMessage({ id: 'dealDocuments.apart' }, { amount: intl.formatNumber(apart) });
  return (
    <svg ref={svg} className={`${styles.lines} ${only.onScreen}`} aria-hidden="true">
      {loop && <Line points={loop.points} dashed />}
      {lines.map(({ points, label: tag }) => (
        <g key={points.at(-1)?.y}>
          <Line points={points} />
          {tag && <Label at={tag} text={tag.text} />}
        </g>
      ))}
      {/* Ends beside the loop: the edge of the screen is near. */}
      {loop?.label && difference && (
        <Label at={{ ...loop.label, x: loop.label.x + BESIDE - widthOf(difference) / 2 }} text={difference} />
      )}
    </svg>
  );
}

function Line({ points, dashed = false }: { points: readonly Point[]; dashed?: boolean }) {
  const ends = [points[0], points.at(-1)].filter((end) => end !== undefined);
  return (
    <>
      <path
        className={dashed ? undefined : styles.line}
        fill="none"
        stroke="var(--tone)"
        strokeDasharray={dashed ? '3 4' : undefined}
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
  const width = widthOf(text);
  return (
    <g className={styles.label}>
      <rect
        fill="var(--raised)"
        stroke="var(--tone)"
        x={Math.round(x - width / 2) + 0.5}
        y={Math.round(y) - 11.5}
        width={width}
        height="22"
        rx="3"
      />
      <text x={x} y={Math.round(y) + 4.5}>
        {text}
      </text>
    </g>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { listen } from '#browser/dom/listen.ts';
import visibility from '#styles/visibility.module.css';
import { type Evidence, measureEvidence } from '../browser/evidence.ts';
import { evidencePath, type Point } from '../model/evidence.ts';
import styles from './EvidenceLines.module.css';

/** The width of a letter in a label, and the space next to the letters, in pixels. */
const LETTER = 7.4;
const BESIDE = 14;
const widthOf = (text: string) => Math.round(text.length * LETTER + BESIDE);

/**
 * Renders the lines from the chosen figure to its source over the explorer. Measures the lines again whenever the
 * drawing or the memorandum changes its size or its place.
 */
export function EvidenceLines({ difference }: { difference?: number }) {
  const intl = useIntl();
  const svg = useRef<SVGSVGElement>(null);
  const [evidence, setEvidence] = useState<Evidence>({ lines: [] });
  useLayoutEffect(() => {
    const canvas = svg.current;
    const drawing = canvas?.parentElement;
    if (!drawing) return undefined;
    const memo = drawing.closest('[data-evidence="explorer"]')?.querySelector('[data-evidence="memo"]');
    const offset = () => drawing.getBoundingClientRect().top - (memo?.getBoundingClientRect().top ?? 0);
    let measuredAt: number | undefined;
    const measure = () => {
      measuredAt = offset();
      setEvidence(measureEvidence(drawing, canvas));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const part of memo ? [drawing, memo] : [drawing]) sizes.observe(part);
    // The stage is sticky in a wide window, so it moves along the memorandum.
    const stop = listen(['scroll'], () => {
      if (offset() !== measuredAt) measure();
    });
    return () => {
      sizes.disconnect();
      stop();
    };
  }, []);
  const { lines, loop } = evidence;
  const label =
    difference === undefined
      ? ''
      : intl.formatMessage({ id: 'dealDocuments.apart' }, { amount: intl.formatNumber(difference) });
  return (
    <svg ref={svg} className={`${styles.lines} ${visibility.screenOnly}`} aria-hidden="true">
      {loop && <Line points={loop.points} dashed />}
      {lines.map(({ points, label: tag }) => (
        <g key={points.at(-1)?.y}>
          <Line points={points} />
          {tag && <Label at={tag} text={tag.text} />}
        </g>
      ))}
      {/* The label ends next to the loop, because the edge of the screen is near. */}
      {loop?.label && label && (
        <Label at={{ ...loop.label, x: loop.label.x + BESIDE - widthOf(label) / 2 }} text={label} />
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

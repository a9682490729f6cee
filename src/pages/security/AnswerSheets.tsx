import picture from '#components/picture.module.css';
import { questions } from './questions.ts';

const SHEET = { width: 134, height: 190, pitch: 148 };
/** Length of the first line of each row, in units of the drawing. */
const lengths = [62, 84, 50, 76, 70, 88];

/**
 * Renders the printed answers, half of them on each sheet. A filled dot marks a question that is answered, a ring
 * marks the others. Decorative.
 */
export function AnswerSheets({ className }: { className: string | undefined }) {
  const half = Math.ceil(questions.length / 2);
  const width = SHEET.pitch + SHEET.width + 2;
  return (
    <svg
      className={`${picture.picture} ${className}`}
      viewBox={`0 0 ${width} ${SHEET.height + 2}`}
      aria-hidden="true"
    >
      {[questions.slice(0, half), questions.slice(half)].map((answers, sheet) => (
        <g key={answers[0]?.id} transform={`translate(${1 + sheet * SHEET.pitch} 1)`}>
          <rect className={picture.sheet} width={SHEET.width} height={SHEET.height} />
          {answers.map(({ id, status }, row) => (
            <g key={id} transform={`translate(20 ${24 + row * 28})`}>
              <circle
                className={status === 'inPlace' ? picture.end : undefined}
                stroke="var(--accent)"
                r="4"
              />
              <path className={picture.lines} d={`M12 -2h${lengths[row]}m-${lengths[row]} 9h82`} />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The sign of the house: rows of three, two and one dot; the last one is kept. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 28 26" width="28" height="26" aria-hidden="true">
      <g fill="currentColor" opacity="0.4">
        <circle cx="4" cy="4" r="3" />
        <circle cx="14" cy="4" r="3" />
        <circle cx="24" cy="4" r="3" />
        <circle cx="9" cy="12.5" r="3" />
        <circle cx="19" cy="12.5" r="3" />
      </g>
      <circle cx="14" cy="21.5" r="3.6" fill="var(--accent)" />
    </svg>
  );
}

import type { QrDrawing } from './drawQr.ts';

interface QrCodeProps {
  drawing: QrDrawing;
  label: string;
  className?: string | undefined;
  /** Width and height in pixels. If omitted, CSS sets them. */
  side?: number;
}

// The colours are the same in both colour schemes and in forced colours, because cameras expect dark modules on a
// light background.
const ground = '#fff';
const modules = '#000';

export function QrCode({ drawing: { size, path }, label, className, side }: QrCodeProps) {
  return (
    <svg
      className={className}
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill={ground} d={`M0 0h${size}v${size}H0z`} />
      <path fill={modules} d={path} />
    </svg>
  );
}

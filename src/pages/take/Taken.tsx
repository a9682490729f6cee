import { keepFocus } from '#browser/dom/keptFocus.ts';
import { TakeIn } from '#features/submissions/view/TakeIn.tsx';
import { TakeOver } from '#features/submissions/view/TakeOver.tsx';
import patterns from '#styles/patterns.module.css';

/** The request from the address, and the file input for one too long for a QR code. */
export function Taken() {
  return (
    <div ref={keepFocus} className={patterns.stack7}>
      <TakeOver />
      <TakeIn />
    </div>
  );
}

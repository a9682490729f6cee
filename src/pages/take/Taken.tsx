import { keepFocus } from '#browser/dom/keptFocus.ts';
import { TakeIn } from '#features/submissions/view/TakeIn.tsx';
import { TakeOver } from '#features/submissions/view/TakeOver.tsx';
import page from '../page.module.css';

/** What came with the address, and the file for what is too long for a code. */
export function Taken() {
  return (
    <div ref={keepFocus} className={page.parts}>
      <TakeOver />
      <TakeIn />
    </div>
  );
}

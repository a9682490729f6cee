import { keepFocus } from '#browser/dom/keptFocus.ts';
import { DraftList } from '#features/submissions/view/DraftList.tsx';
import { OutboxList } from '#features/submissions/view/OutboxList.tsx';
import { ReceiptList } from '#features/submissions/view/ReceiptList.tsx';
import { TakeIn } from '#features/submissions/view/TakeIn.tsx';
import patterns from '#styles/patterns.module.css';

/**
 * What of the visitor's is kept on this device: what waits, what is begun, what has been delivered. After an erasure the
 * list begins anew, for it still knows what can be undone.
 */
export function Kept({ erasures }: { erasures: number }) {
  return (
    <div ref={keepFocus} className={patterns.stack7}>
      <OutboxList key={erasures} />
      <TakeIn />
      <DraftList />
      <ReceiptList />
    </div>
  );
}

import { DraftList } from '#features/submissions/view/DraftList.tsx';
import { OutboxList } from '#features/submissions/view/OutboxList.tsx';
import { ReceiptList } from '#features/submissions/view/ReceiptList.tsx';

/** What of the visitor's is kept on this device: what waits, what is begun, what has been delivered. */
export default function Kept() {
  return (
    <>
      <OutboxList />
      <DraftList />
      <ReceiptList />
    </>
  );
}

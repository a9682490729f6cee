import type { Answered } from './form-state.ts';

/** What happens next with a saved submission; the end of a message id `forms.saved.<…>`. */
export type SavedText =
  /** Account error; the site keeps trying. */
  | 'account'
  /** Sent automatically with the next connection, even when the page is closed. */
  | 'whenOnline'
  /** Sent on the next visit with a connection. */
  | 'whenOpened'
  /** There is a connection but the service did not accept it: it is retried. */
  | 'retried'
  /** The same in a browser without background sync. */
  | 'retriedOpen';

export function savedText({ status, isOnline, inBackground }: Answered): SavedText {
  const { reason, status: code = 0 } = 'reason' in status ? status : {};
  if (reason === 'account') return 'account';
  if (isOnline || code > 0 || reason === 'limited') return inBackground ? 'retried' : 'retriedOpen';
  return inBackground ? 'whenOnline' : 'whenOpened';
}

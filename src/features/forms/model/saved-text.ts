import type { Answered } from './form-state.ts';

/** Suffix of a message id `forms.saved.<…>`, which explains what happens next with a saved submission. */
export type SavedText =
  /** There was an account error. The site continues to retry. */
  | 'account'
  /** The submission is sent automatically with the next connection, even when the page is closed. */
  | 'whenOnline'
  /** The submission is sent on the next visit with a connection. */
  | 'whenOpened'
  /** There is a connection, but the first attempt has no result yet. */
  | 'trying'
  /** There is a connection, but the service did not accept the submission. It is retried. */
  | 'retried'
  /** The same as `retried`, in a browser without background sync. */
  | 'retriedOpen';

export function savedText({ status, isOnline, inBackground }: Answered): SavedText {
  const { reason, status: code = 0 } = 'reason' in status ? status : {};
  if (reason === 'account') return 'account';
  if (isOnline && reason === undefined) return 'trying';
  if (isOnline || code > 0 || reason === 'limited') return inBackground ? 'retried' : 'retriedOpen';
  return inBackground ? 'whenOnline' : 'whenOpened';
}

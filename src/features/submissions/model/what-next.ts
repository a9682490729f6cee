import type { WaitReason } from './schemas.ts';

/** Next step of a saved submission. */
export type WhatNext =
  /** Account error; Vaglio keeps trying. */
  | 'account'
  /** Sent automatically with the next connection, even when the page is closed. */
  | 'whenOnline'
  /** Sent on the next visit with a connection. */
  | 'whenOpened'
  /** There is a connection but the service did not accept it: it is retried. */
  | 'retried'
  /** The same in a browser without background sync. */
  | 'retriedOpen';

interface Saved {
  reason: WaitReason;
  /** HTTP status of the answer; 0 or undefined if there was none. */
  status?: number;
  /** The browser's own opinion. It counts only if nobody has answered. */
  online: boolean;
  inBackground: boolean;
}

export function whatNext({ reason, status = 0, online, inBackground }: Saved): WhatNext {
  if (reason === 'account') return 'account';
  if (online || status > 0 || reason === 'limited') return inBackground ? 'retried' : 'retriedOpen';
  return inBackground ? 'whenOnline' : 'whenOpened';
}

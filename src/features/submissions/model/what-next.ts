import type { WaitReason } from './delivery.ts';

/** How a kept submission goes on its way. */
export type WhatNext =
  /** The service has trouble with the account; Vaglio goes on trying. */
  | 'account'
  /** By itself with the next connection, also when the page is closed. */
  | 'whenOnline'
  /** With the next visit that has a connection. */
  | 'whenOpened'
  /** There is a connection and the service did not take it: it is tried again. */
  | 'retried'
  /** The same in a browser that does nothing in the background. */
  | 'retriedOpen';

interface Saved {
  reason: WaitReason;
  /** Of the answer; 0 or nothing where there was none. */
  status?: number;
  /** What the browser believes. It may speak of the connection only where nobody has answered. */
  online: boolean;
  inBackground: boolean;
}

export function whatNext({ reason, status = 0, online, inBackground }: Saved): WhatNext {
  if (reason === 'account') return 'account';
  if (online || status > 0 || reason === 'limited') return inBackground ? 'retried' : 'retriedOpen';
  return inBackground ? 'whenOnline' : 'whenOpened';
}

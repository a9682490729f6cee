/** The databases on the device: the queue (contract, "Delivery"), and beside it the pause of the whole queue. */
export const OUTBOX_DATABASE = 'outbox';
export const PACE_DATABASE = 'outbox-pace';

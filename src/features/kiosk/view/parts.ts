// These components form one chunk. With four chunks, their shared code would be part of every first load.
export { KioskCount } from './KioskCount.tsx';
export { KioskGate } from './KioskGate.tsx';
export { KioskInvite } from './KioskInvite.tsx';
export { KioskWatch } from './KioskWatch.tsx';

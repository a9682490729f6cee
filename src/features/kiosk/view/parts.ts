// One chunk for devices at a kiosk: with four, their shared code would be in every first load.
export { KioskCount } from './KioskCount.tsx';
export { KioskGate } from './KioskGate.tsx';
export { KioskInvite } from './KioskInvite.tsx';
export { KioskWatch } from './KioskWatch.tsx';

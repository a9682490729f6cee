// One chunk for devices at a stand: with four, their shared code would be in every first load.
export { StandCount } from './StandCount.tsx';
export { StandGate } from './StandGate.tsx';
export { StandInvite } from './StandInvite.tsx';
export { StandWatch } from './StandWatch.tsx';

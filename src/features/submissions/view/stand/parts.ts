// One part of the code, for whoever is at a stand: with four, what they share would come with every first load.
export { StandCount } from './StandCount.tsx';
export { StandGate } from './StandGate.tsx';
export { StandInvite } from './StandInvite.tsx';
export { StandWatch } from './StandWatch.tsx';

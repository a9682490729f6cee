import { latePart } from '#i18n/latePart.tsx';

const parts = () => import('./parts.ts');

/** Parts that only a device at a stand shows: their code and messages are loaded then. */
export const StandCount = latePart('stand', async () => ({ default: (await parts()).StandCount }));
export const StandGate = latePart('stand', async () => ({ default: (await parts()).StandGate }));
export const StandInvite = latePart('stand', async () => ({ default: (await parts()).StandInvite }));
export const StandWatch = latePart('stand', async () => ({ default: (await parts()).StandWatch }));

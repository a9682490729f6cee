import { latePart } from '#i18n/latePart.tsx';

const parts = () => import('./parts.ts');

/** Parts that only a device at a kiosk shows: their code and messages are loaded then. */
export const KioskCount = latePart('kiosk', async () => ({ default: (await parts()).KioskCount }));
export const KioskGate = latePart('kiosk', async () => ({ default: (await parts()).KioskGate }));
export const KioskInvite = latePart('kiosk', async () => ({ default: (await parts()).KioskInvite }));
export const KioskWatch = latePart('kiosk', async () => ({ default: (await parts()).KioskWatch }));

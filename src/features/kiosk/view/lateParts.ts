import { latePart } from '#i18n/latePart.tsx';

const parts = () => import('./parts.ts');

/** Components that only kiosk mode needs. Their code and messages are loaded on demand. */
export const KioskCount = latePart('kiosk', async () => ({ default: (await parts()).KioskCount }));
export const KioskGate = latePart('kiosk', async () => ({ default: (await parts()).KioskGate }));
export const KioskInvite = latePart('kiosk', async () => ({ default: (await parts()).KioskInvite }));
export const KioskWatch = latePart('kiosk', async () => ({ default: (await parts()).KioskWatch }));

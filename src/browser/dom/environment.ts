import { brand } from '#site/brand.ts';

/** The build variables the browser's code knows. Which of them must be set: src/build/environment.ts. */
export const environment = {
  siteUrl: import.meta.env.VITE_SITE_URL,
  platformUrl: import.meta.env.VITE_PLATFORM_URL || brand.platformUrl,
  pitchDeckUrl: import.meta.env.VITE_PITCH_DECK_URL || brand.pitchDeckUrl,
};

import { brand } from '#site/brand.ts';

/** The build variables available in the browser. src/build/environment.ts checks which are required. */
export const environment = {
  siteUrl: import.meta.env.VITE_SITE_URL,
  platformUrl: import.meta.env.VITE_PLATFORM_URL || brand.platformUrl,
  pitchDeckUrl: import.meta.env.VITE_PITCH_DECK_URL || brand.pitchDeckUrl,
};

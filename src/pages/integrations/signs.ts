import type { IntegrationId } from '#site/sample-content.ts';

interface Sign {
  /** Outlines on a 32 by 32 grid, the second one in the accent colour. */
  shape: string;
  accent: string;
  face: 'serif' | 'sans' | 'capitals';
}

/** Invented marks for the invented names in src/site/sample-content.ts. */
export const signs: Record<IntegrationId, Sign> = {
  schedario: { shape: 'M4 5h24v5H4zM4 13.5h24v5H4z', accent: 'M4 22h13v5H4z', face: 'serif' },
  legame: {
    shape:
      'M11 7a9 9 0 0 0 0 18h5v-4h-5a5 5 0 0 1 0-10h5V7zM21 7h-1v4h1a5 5 0 0 1 0 10h-1v4h1a9 9 0 0 0 0-18z',
    accent: 'M11 14h10v4H11z',
    face: 'sans',
  },
  pontile: {
    shape: 'M2 13h28v4H2zM5 17h4v11H5zM14 17h4v11h-4zM23 17h4v11h-4z',
    accent: 'M16 3a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 1 0-7z',
    face: 'capitals',
  },
  orma: {
    shape: 'M6 23a3 3 0 0 1 0 6 3 3 0 0 1 0-6zM14 14a4 4 0 0 1 0 8 4 4 0 0 1 0-8z',
    accent: 'M24 3a5.5 5.5 0 0 1 0 11 5.5 5.5 0 0 1 0-11z',
    face: 'sans',
  },
  lanterna: {
    shape: 'M16 2 30 16 16 30 2 16zM16 7.5 7.5 16l8.5 8.500L24.5 16z',
    accent: 'M16 12a4 4 0 0 1 0 8 4 4 0 0 1 0-8z',
    face: 'serif',
  },
  sestante: {
    shape: 'M4 28V4a24 24 0 0 1 24 24h-4.500A19.5 19.5 0 0 0 8.5 9v19z',
    accent: 'M15 20a4 4 0 0 1 0 8 4 4 0 0 1 0-8z',
    face: 'capitals',
  },
  atlante: {
    shape: 'M15 3v26a13 13 0 0 1 0-26zM18 3.200A13 13 0 0 1 26.5 9H18zM18 23h8.500a13 13 0 0 1-8.5 5.800z',
    accent: 'M18 12h10.300a13 13 0 0 1 0 8H18z',
    face: 'serif',
  },
  bilanci: { shape: 'M4 14h6v14H4zM22 19h6v9h-6z', accent: 'M13 4h6v24h-6z', face: 'sans' },
  quadrante: {
    shape: 'M4 4h24v4H8v20H4zM12 12h16v4H16v12h-4z',
    accent: 'M20 20h8v8h-8z',
    face: 'capitals',
  },
};

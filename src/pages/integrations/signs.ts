import Atlante from '#illustrations/systems/atlante.svg?react';
import Bilanci from '#illustrations/systems/bilanci.svg?react';
import Lanterna from '#illustrations/systems/lanterna.svg?react';
import Legame from '#illustrations/systems/legame.svg?react';
import Orma from '#illustrations/systems/orma.svg?react';
import Pontile from '#illustrations/systems/pontile.svg?react';
import Quadrante from '#illustrations/systems/quadrante.svg?react';
import Schedario from '#illustrations/systems/schedario.svg?react';
import Sestante from '#illustrations/systems/sestante.svg?react';
import type { IntegrationId } from '#site/sample-systems.ts';

/**
 * Invented marks of 32 by 32 for the invented names in src/site/sample-systems.ts, and the style of each name.
 */
export const signs = {
  schedario: { Sign: Schedario, face: 'serif' },
  legame: { Sign: Legame, face: 'sans' },
  pontile: { Sign: Pontile, face: 'capitals' },
  orma: { Sign: Orma, face: 'sans' },
  lanterna: { Sign: Lanterna, face: 'serif' },
  sestante: { Sign: Sestante, face: 'capitals' },
  atlante: { Sign: Atlante, face: 'serif' },
  bilanci: { Sign: Bilanci, face: 'sans' },
  quadrante: { Sign: Quadrante, face: 'capitals' },
} as const satisfies Record<IntegrationId, unknown>;

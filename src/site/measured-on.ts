import type { ClaimId } from './claims.ts';
import type { Locale } from './locales.ts';

/**
 * The basis of each figure: sample, period and method. The owner adds one line per claim, with all five languages. The
 * list of claims then shows the basis. For a claim without a line, the list shows what the figure counts and who states
 * it.
 *
 * @example success: { it: '…', en: '412 reports of 2026, checked by two analysts', fr: '…', de: '…', es: '…' },
 */
export const measuredOn: Partial<Record<ClaimId, Record<Locale, string>>> = {};

import type { ClaimId } from './claims.ts';
import type { Locale } from './locales.ts';

/**
 * The basis of each figure: sample, period, method. The owner fills it in, a line per claim with all five
 * languages; whoever asks what a figure says then reads it. A claim without a line says what it counts, and whose statement it is.
 *
 * @example success: { it: '…', en: '412 reports of 2026, checked by two analysts', fr: '…', de: '…', es: '…' },
 */
export const measuredOn: Partial<Record<ClaimId, Record<Locale, string>>> = {};

import type { PlainMessageId } from './messages.ts';

interface ReadingSettingRow {
  id: string;
  label: PlainMessageId;
}

/**
 * Options for the layout of an article and for reading it aloud. `medium` is the default and is never stored. The other
 * ids differ between the groups, because all groups share `data-reading` on the root.
 */
export const textSizes = [
  { id: 'small', label: 'reading.size.small' },
  { id: 'medium', label: 'reading.size.medium' },
  { id: 'large', label: 'reading.size.large' },
  { id: 'largest', label: 'reading.size.largest' },
] as const satisfies readonly ReadingSettingRow[];

export const measures = [
  { id: 'short', label: 'reading.measure.short' },
  { id: 'medium', label: 'reading.measure.medium' },
  { id: 'long', label: 'reading.measure.long' },
] as const satisfies readonly ReadingSettingRow[];

export const speeds = [
  { id: 'slow', label: 'reading.speed.slow', rate: 0.8 },
  { id: 'medium', label: 'reading.speed.medium', rate: 1 },
  { id: 'brisk', label: 'reading.speed.brisk', rate: 1.25 },
  { id: 'fast', label: 'reading.speed.fast', rate: 1.5 },
] as const satisfies readonly (ReadingSettingRow & { rate: number })[];

export type TextSize = (typeof textSizes)[number]['id'];
export type Measure = (typeof measures)[number]['id'];
export type Speed = (typeof speeds)[number]['id'];

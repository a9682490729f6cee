import { type ComponentProps, createElement } from 'react';

type PrerenderedTextProps<Tag extends 'span' | 'text' | 'time'> = ComponentProps<Tag> & { as: Tag };

/**
 * An element whose text holds a date or a time. Engines write those differently from Node, so hydration keeps what was
 * prerendered here, instead of drawing the page anew because of it.
 */
export function PrerenderedText<Tag extends 'span' | 'text' | 'time'>({
  as,
  ...props
}: PrerenderedTextProps<Tag>) {
  return createElement(as, { ...props, suppressHydrationWarning: true });
}

import { type ComponentProps, createElement } from 'react';

type PrerenderedTextProps<Tag extends 'span' | 'text' | 'time'> = ComponentProps<Tag> & { as: Tag };

/**
 * An element whose text holds a date or time. Browsers format those differently from Node, so hydration keeps the
 * prerendered text instead of rendering the page again.
 */
export function PrerenderedText<Tag extends 'span' | 'text' | 'time'>({
  as,
  ...props
}: PrerenderedTextProps<Tag>) {
  return createElement(as, { ...props, suppressHydrationWarning: true });
}

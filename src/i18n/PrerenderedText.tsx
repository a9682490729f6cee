import { type ComponentProps, createElement } from 'react';

type PrerenderedTextProps<Tag extends 'span' | 'text' | 'time'> = ComponentProps<Tag> & { as: Tag };

/**
 * Renders an element whose text contains a date or time. Browsers format dates and times differently from Node, so
 * hydration preserves the prerendered text instead of rendering the page again.
 */
export function PrerenderedText<Tag extends 'span' | 'text' | 'time'>({
  as,
  ...props
}: PrerenderedTextProps<Tag>) {
  return createElement(as, { ...props, suppressHydrationWarning: true });
}

import type { MessageId } from './messages.ts';

/** The topics of the list, in order; `all` on the page is the sum of them. Source: docs/site.md, section 3. */
export const topics = [
  'thought-leadership',
  'analytics',
  'innovation',
  'psychology',
  'market-trends',
] as const;

type TopicIn<Id> = Id extends `insights.topic.${infer Name}` ? Exclude<Name, 'all'> : never;

/** The topics an article may have: those with a message in insights.json, listed above or not. */
export type Topic = TopicIn<MessageId>;

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

/** What an article can be about: whatever has a word in insights.json, the topics of the list and others. */
export type Topic = TopicIn<MessageId>;

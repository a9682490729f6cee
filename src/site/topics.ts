import type { MessageId } from './messages.ts';

/** The topics of the list, in order. On the page, `all` is the sum of them. Source: docs/publishing.md. */
export const topics = [
  'thought-leadership',
  'analytics',
  'innovation',
  'psychology',
  'market-trends',
] as const;

type TopicIn<Id> = Id extends `insights.topic.${infer Name}` ? Exclude<Name, 'all'> : never;

/** The topics that an article may have: all topics with a message in insights.json, including unlisted topics. */
export type Topic = TopicIn<MessageId>;

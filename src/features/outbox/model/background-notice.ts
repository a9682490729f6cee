import * as v from 'valibot';

const schema = v.object({ title: v.string(), body: v.string(), lang: v.string(), path: v.string() });

/**
 * Notification that the worker shows after a delivery in the background. The page stores its texts, because the worker
 * has no messages. They are in the visitor's language and contain no personal data. A click opens `path`.
 */
export type BackgroundNotice = v.InferOutput<typeof schema>;

/** Parses a stored record. Returns undefined if this version cannot read it, or if there is none. */
export function readBackgroundNotice(record: unknown): BackgroundNotice | undefined {
  const result = v.safeParse(schema, record);
  return result.success ? result.output : undefined;
}

import type { RequestContext } from "./request-context.js";

/**
 * The events of a subscription: one at the start, then one after each change of `topic`. They carry nothing; the field reads
 * the state anew, with the rights that the visitor has then.
 */
export function watch({ changes }: RequestContext, topic: string): AsyncIterable<void> {
  if (!changes) throw new Error("Only a stream can watch changes.");
  return changes.of(topic);
}

import type { Channel } from "node:diagnostics_channel";

/** A channel and who is told what it publishes. */
type Subscription<Activity> = readonly [
  channel: Pick<Channel, "subscribe" | "unsubscribe">,
  listener: (activity: Activity) => void,
];

/** Listens to channels of activities until the returned function is called. */
export function subscribe<Activity>(...subscriptions: readonly Subscription<Activity>[]): () => void {
  const listeners = subscriptions.map(
    ([channel, listener]) => [channel, (activity: unknown) => listener(activity as Activity)] as const,
  );
  for (const [channel, listener] of listeners) channel.subscribe(listener);
  return () => {
    for (const [channel, listener] of listeners) channel.unsubscribe(listener);
  };
}

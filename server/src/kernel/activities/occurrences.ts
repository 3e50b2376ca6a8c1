import { channel } from "node:diagnostics_channel";

/** Something that is counted where a process is watched; names are the code's own. */
export type Occurrence =
  | { kind: "mail"; outcome: "sent" | "delayed" | "given up" }
  | { kind: "purge"; outcome: "sent" | "failed" | "given up" }
  | { kind: "limit"; bucket: string }
  | { kind: "valkey failure" }
  | { kind: "event"; event: string }
  /** A response to be kept for everybody was computed from the data of `primary` or of a replica. */
  | { kind: "read"; database: string };

export const occurrences = channel("shop:occurrence");

/** Tells who watches the process, if anybody does. */
export function noteOccurrence(occurrence: Occurrence): void {
  if (occurrences.hasSubscribers) occurrences.publish(occurrence);
}

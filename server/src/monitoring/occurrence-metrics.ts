import { Counter, type Registry } from "prom-client";
import { occurrences, type Occurrence } from "../kernel/activities/occurrences.js";
import { subscribe } from "./subscribe.js";

/** Those that visitors send: product views are figures (`npm run figures`). */
const EVENTS = ["add to cart", "order", "quote"];
const PURGE_OUTCOMES = ["sent", "failed", "given up"];
const MAIL_OUTCOMES = ["sent", "delayed", "given up"];

/** Counts e-mails, purges, orders, cart additions, refusals of limits and failures of Valkey, until the returned function is called. */
export function countOccurrences(registry: Registry): () => void {
  const registers = [registry];
  const mails = new Counter({
    name: "mails_total",
    help: "Attempts to send an e-mail: sent, delayed until the next attempt, or given up",
    labelNames: ["outcome"],
    registers,
  });
  const events = new Counter({
    name: "shop_events_total",
    help: "What visitors did: put something into the cart, kept a price, ordered",
    labelNames: ["event"],
    registers,
  });
  const purges = new Counter({
    name: "cache_purges_total",
    help: "Purges of shared caches in front: sent, failed and tried again, or given up because what they were for is over",
    labelNames: ["outcome"],
    registers,
  });
  const refusals = new Counter({
    name: "rate_limit_refusals_total",
    help: "Requests that a rate limit refused, by limit",
    labelNames: ["limit"],
    registers,
  });
  const failures = new Counter({
    name: "rate_limit_valkey_failures_total",
    help: "Uses of limits that this process counted alone, because Valkey did not",
    registers,
  });
  const reads = new Counter({
    name: "public_reads_total",
    help: "Public responses that were computed, by the database that was read to the end; none where there are no replicas",
    labelNames: ["database"],
    registers,
  });
  // A counter that begins with its first occurrence shows no increase by it.
  for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0);
  for (const outcome of PURGE_OUTCOMES) purges.inc({ outcome }, 0);
  for (const event of EVENTS) events.inc({ event }, 0);
  const count = (occurrence: Occurrence) => {
    if (occurrence.kind === "mail") mails.inc({ outcome: occurrence.outcome });
    else if (occurrence.kind === "purge") purges.inc({ outcome: occurrence.outcome });
    else if (occurrence.kind === "limit") refusals.inc({ limit: occurrence.bucket });
    else if (occurrence.kind === "valkey failure") failures.inc();
    else if (occurrence.kind === "read") reads.inc({ database: occurrence.database });
    else events.inc({ event: occurrence.event });
  };
  return subscribe([occurrences, count]);
}

import { Counter, Gauge, type Registry } from "prom-client";
import { CACHE_OUTCOMES, type ResponseCache } from "../http/response-cache/response-cache.js";

/** Shows the response caches by their names. */
export function showCaches(registry: Registry, caches: Readonly<Record<string, ResponseCache>>): void {
  const registers = [registry];
  const states = () => Object.entries(caches).map(([cache, each]) => ({ cache, ...each.state() }));
  new Counter({
    name: "response_cache_requests_total",
    help: "Requests for what may be cached, by how they were answered",
    labelNames: ["cache", "outcome"],
    registers,
    collect() {
      this.reset();
      for (const { cache, counts } of states())
        for (const outcome of CACHE_OUTCOMES) this.inc({ cache, outcome }, counts[outcome]);
    },
  });
  new Gauge({
    name: "response_cache_bytes",
    help: "Memory of cached responses, as the cache reckons it",
    labelNames: ["cache"],
    registers,
    collect() {
      for (const { cache, bytes } of states()) this.set({ cache }, bytes);
    },
  });
  new Gauge({
    name: "response_cache_entries",
    help: "Cached responses",
    labelNames: ["cache"],
    registers,
    collect() {
      for (const { cache, entries } of states()) this.set({ cache }, entries);
    },
  });
}

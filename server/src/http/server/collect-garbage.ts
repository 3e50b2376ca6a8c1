import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** V8's garbage collection. The flag is off again at once, so that nothing else finds a global `gc`. */
export function garbageCollector(): NodeJS.GCFunction {
  setFlagsFromString("--expose-gc");
  const collect: NodeJS.GCFunction = runInNewContext("gc");
  setFlagsFromString("--no-expose-gc");
  return collect;
}

/**
 * Frees the memory that was only needed for loading, about a quarter of the process. V8 would keep it until there is enough work
 * for a full collection; a smaller heap would slow down every response. It takes a tenth of a second and flushes compiled code,
 * so call it only at the start.
 */
export const collectStartGarbage = (): void =>
  garbageCollector()({ type: "major", execution: "sync", flavor: "last-resort" });

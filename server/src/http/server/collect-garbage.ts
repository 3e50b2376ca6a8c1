import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Frees the memory that was only needed for loading, about a quarter of the process. V8 would keep it until there is enough work
 * for a full collection; a smaller heap would slow down every response. It takes a tenth of a second and flushes compiled code,
 * so call it only at the start. The flag is off again at once, so that nothing else finds a global `gc`.
 */
export function collectStartGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: NodeJS.GCFunction = runInNewContext("gc");
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

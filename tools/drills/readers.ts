import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two reads. */
const BETWEEN = 100;
/** Pages of the API: some that shared caches keep, and one that every process answers by itself. */
const ROUTES = ["/api/products", "/api/products/roller-blinds", "/healthz"];

/** Reads at this URL, one after the other. `stop` resolves with their number and a sentence for each kind of failure. */
export function startReaders(url: string): { stop(): Promise<{ reads: number; failures: string[] }> } {
  const failures = new Set<string>();
  let reads = 0;
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      const route = ROUTES[reads % ROUTES.length] ?? "/";
      reads += 1;
      const outcome = await fetch(url + route).then(
        async (response) => response.arrayBuffer().then(() => response.status),
        () => "no response",
      );
      if (outcome !== 200) failures.add(`${route} had ${outcome} instead of 200 during the fault.`);
      await sleep(BETWEEN);
    }
  };
  const reading = read();
  return {
    async stop() {
      isOver = true;
      await reading;
      return { reads, failures: [...failures] };
    },
  };
}

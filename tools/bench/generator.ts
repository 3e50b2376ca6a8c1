import autocannon from "autocannon";
import type { Load, LoadResult } from "./load.ts";
import { isSameResponse } from "./response-check.ts";

// Runs in its own process, so that the generator and the server do not block each other. One load per message.
process.on("message", (load: Load) => {
  void run(load).then((result) => process.send?.(result));
});

/** Milliseconds between two samples of autocannon. */
const SAMPLE = 20;

function run({ url, requests, expected, connections, seconds, settling = 0 }: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const faults = new Set<string>();
  let responses = 0;
  let [begin, end] = [Infinity, Infinity];
  const check = (body: unknown) => {
    const isRight = expected === undefined || isSameResponse(String(body), expected);
    if (!isRight) faults.add(`another response: ${String(body).slice(0, 500)}`);
    return isRight;
  };
  const options = { url, requests, connections, duration: settling + seconds, sampleInt: SAMPLE, verifyBody: check };
  return new Promise((resolve) => {
    const running = autocannon(options, (error: Error | null, { errors, timeouts }) => {
      if (error) faults.add(error.message);
      if (errors + timeouts > 0) faults.add(`${errors + timeouts} requests without a response`);
      const sorted = latencies.toSorted((a, b) => a - b);
      const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? NaN;
      resolve({ responses, perSecond: latencies.length / seconds, p99, faults: [...faults] });
    });
    running.once("start", () => {
      begin = performance.now() + settling * 1000;
      end = begin + seconds * 1000;
    });
    running.on("response", (_client: unknown, status: number, _bytes: number, milliseconds: number) => {
      responses += 1;
      if (status !== 200) faults.add(`status ${status}`);
      const now = performance.now();
      if (now >= begin && now <= end) latencies.push(milliseconds);
    });
  });
}

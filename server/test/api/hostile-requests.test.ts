import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSchema } from "../../src/composition/domains/schema.js";
import { hostileOperation } from "../builders/hostile-operations.js";
import { HOSTILE_REQUESTS, MARK } from "../builders/hostile-requests.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const schema = await createSchema();

/** CPU milliseconds that a refused request may take; the same limit as in `npm run bench`. */
const MOST = 50;
/** The first requests also pay for compiling code, and beside other processes some pay for collecting garbage. The least of many is the cost. */
const TIMES = 10;

/** Sends a body until it took little CPU time, client included, up to a limit of tries. */
async function leastTime(body: string): Promise<{ milliseconds: number; status: number; text: string }> {
  let least = { milliseconds: Infinity, status: 0, text: "" };
  for (let time = 0; time < TIMES && least.milliseconds > MOST / 2; time += 1) {
    const before = process.threadCpuUsage();
    const answer = await shop().visitor().rest("POST", "/graphql", body);
    const { user, system } = process.threadCpuUsage(before);
    const milliseconds = (user + system) / 1000;
    if (milliseconds < least.milliseconds) least = { ...answer, milliseconds };
  }
  return least;
}

describe("a refused request is cheap and reveals little", () => {
  it.each(HOSTILE_REQUESTS)("$name", async ({ body }) => {
    const { milliseconds, status, text } = await leastTime(body);
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(5000);
    expect(text).not.toContain(MARK);
    expect(milliseconds).toBeLessThan(MOST);
  });

  it("and all of them are below the body size limit", () => {
    for (const { body } of HOSTILE_REQUESTS) expect(Buffer.byteLength(body)).toBeLessThan(100 * 1024);
  });
});

describe("a random operation", () => {
  /** Duration of each test in milliseconds; fast-check prints the seed of a failure. */
  const BUDGET = 3000;
  const UNTIL_TIME_IS_UP = { numRuns: Infinity, interruptAfterTimeLimit: BUDGET, endOnFailure: true };

  it("is cheap when refused", async () => {
    const answers = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const { milliseconds, status, text } = await leastTime(JSON.stringify(hostileOperation(schema, seed)));
        answers.add(status);
        expect(status).not.toBe(500);
        if (status === 200) return;
        expect(text.length).toBeLessThan(5000);
        expect(milliseconds).toBeLessThan(MOST);
      }),
      UNTIL_TIME_IS_UP,
    );
    expect(answers).toContain(400);
  });

  it("delays another visitor by only a few of its usual response times", async () => {
    const quiet: number[] = [];
    for (let time = 0; time < 30; time += 1) quiet.push(await waitOfAnother());
    const patience = 20 * Math.max(...quiet);
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        expect(await leastWait(JSON.stringify(hostileOperation(schema, seed)), patience)).toBeLessThan(patience);
      }),
      UNTIL_TIME_IS_UP,
    );
  });

  /** Shortest wait in milliseconds of another visitor beside the request; longer ones may have other causes. */
  async function leastWait(body: string, patience: number): Promise<number> {
    let least = Infinity;
    for (let time = 0; time < TIMES && least >= patience; time += 1) {
      const [{ status }, wait] = await Promise.all([shop().visitor().rest("POST", "/graphql", body), waitOfAnother()]);
      least = Math.min(least, status === 200 ? 0 : wait);
    }
    return least;
  }

  /** Milliseconds. */
  async function waitOfAnother(): Promise<number> {
    const start = performance.now();
    const { status } = await shop().visitor().graphql("{ shop { name } }");
    expect(status).toBe(200);
    return performance.now() - start;
  }
});

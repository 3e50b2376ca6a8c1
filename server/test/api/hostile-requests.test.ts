import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSchema } from "../../src/graphql/schema.js";
import { hostileOperation } from "../builders/hostile-operations.js";
import { HOSTILE_REQUESTS, MARK } from "../builders/hostile-requests.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const schema = await createSchema();

/** Milliseconds of the processor that a refused request may take; `npm run bench` promises the same. */
const MOST = 50;
/** The first answers also pay for code that is not compiled yet. */
const TIMES = 3;

/** Sends a body until it has taken little time of the processor, client included, and at most some times. */
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

describe("a refused request costs next to nothing and tells little", () => {
  it.each(HOSTILE_REQUESTS)("$name", async ({ body }) => {
    const { milliseconds, status, text } = await leastTime(body);
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(5000);
    expect(text).not.toContain(MARK);
    expect(milliseconds).toBeLessThan(MOST);
  });

  it("and all of them are below the limit of a body", () => {
    for (const { body } of HOSTILE_REQUESTS) expect(Buffer.byteLength(body)).toBeLessThan(100 * 1024);
  });
});

describe("whatever operation is sent", () => {
  /** Milliseconds of random operations in each test; fast-check prints the seed of a failure. */
  const BUDGET = 3000;
  const UNTIL_TIME_IS_UP = { numRuns: Infinity, interruptAfterTimeLimit: BUDGET, endOnFailure: true };

  it("a refused one costs next to nothing", async () => {
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

  it("another visitor waits as long as for a few of its own quiet answers", async () => {
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

  /** Milliseconds that another visitor waits beside a refused request. Only what happens each time is the request's doing. */
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

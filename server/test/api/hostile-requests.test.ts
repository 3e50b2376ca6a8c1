import { describe, expect, it } from "vitest";
import { HOSTILE_REQUESTS, MARK } from "../builders/hostile-requests.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** Milliseconds of the processor that a refused request may take; `npm run bench` promises the same. */
const MOST = 50;
/** The first answers also pay for code that is not compiled yet. */
const TIMES = 3;

/** Sends a body some times, and says how little time of the processor one took, client included. */
async function leastTime(body: string): Promise<{ milliseconds: number; status: number; text: string }> {
  let least = { milliseconds: Infinity, status: 0, text: "" };
  for (let time = 0; time < TIMES && least.milliseconds > MOST / 10; time += 1) {
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
    expect(text.length).toBeLessThan(3000);
    expect(text).not.toContain(MARK);
    expect(milliseconds).toBeLessThan(MOST);
  });

  it("and all of them are below the limit of a body", () => {
    for (const { body } of HOSTILE_REQUESTS) expect(Buffer.byteLength(body)).toBeLessThan(100 * 1024);
  });
});

import { AsyncLocalStorage } from "node:async_hooks";
import { constants, getPriority } from "node:os";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServiceUnavailable } from "../kernel/errors/shop-error.js";
import { RenderThread } from "./render-thread.js";
import type { PageQueries } from "./storefront.js";

// A thread takes its time to start where others are at work beside.
vi.setConfig({ testTimeout: 15_000 });

const here = (file: string) => new URL(file, import.meta.url);

let thread: RenderThread;
beforeEach(() => {
  thread = new RenderThread(
    { pageModule: here("../../test/harness/thread-pages.ts").href, template: "" },
    here("./render-worker.ts"),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await thread.close();
});

const execute = vi.fn<PageQueries>(async ({ variables }) => ({ data: { name: variables?.["slug"] } }));
const open = async (url: string) => String((await thread.render(url, execute)).body);

describe("a page in a thread of its own", () => {
  it("is rendered with what the main thread reads for it, several at once each with its own", async () => {
    const urls = ["/a", "/b", "/c"];
    expect(await Promise.all(urls.map(open))).toEqual(urls.map((url) => JSON.stringify({ name: url })));
    expect(execute.mock.lastCall?.[0].operationName).toBe("Product");
    const documents = new Set(execute.mock.calls.map(([{ query }]) => query));
    expect(documents.size).toBe(1); // parsed once
  });

  it("reads in the name of the request that it is rendered for", async () => {
    const request = new AsyncLocalStorage<string>();
    execute.mockImplementationOnce(async () => ({ data: { request: request.getStore() } }));
    expect(await request.run("the first", () => open("/a"))).toBe('{"request":"the first"}');
  });

  it("is told of errors in its data, and of a reading that failed", async () => {
    execute.mockResolvedValueOnce({ data: null, errors: [{ message: "not now" }] });
    expect(await open("/a")).toBe('[{"message":"not now"}]');
    execute.mockRejectedValueOnce(new Error("no schema"));
    await expect(open("/a")).rejects.toThrow("no schema");
  });

  it("leaves the main thread free while it keeps the processor", async () => {
    await open("/a");
    let turns = 0;
    let isDone = false;
    const busy = open("/busy").finally(() => (isDone = true));
    for (; !isDone; turns += 1) await turn();
    expect(await busy).toBe("busy");
    expect(turns).toBeGreaterThan(50);
  });

  it("leaves the processor to everything else first, where threads have priorities of their own", async () => {
    const before = getPriority();
    const { PRIORITY_BELOW_NORMAL } = constants.priority;
    expect(await open("/priority")).toBe(String(process.platform === "linux" ? PRIORITY_BELOW_NORMAL : before));
    expect(getPriority()).toBe(before);
  });

  it("fails with what a part of it threw", async () => {
    await expect(open("/broken")).rejects.toThrow("broken part");
    expect(await open("/a")).toContain("/a");
  });
});

describe("a thread that ends", () => {
  it.each([
    ["by itself", "/ends"],
    ["for want of memory", "/grows"],
  ])("%s takes its pages with it, and the next page has a new one", async (_how, url) => {
    for (const result of await Promise.allSettled([open("/hangs"), open(url)]))
      expect(result).toMatchObject({ status: "rejected", reason: expect.any(ServiceUnavailable) });
    expect(await open("/a")).toContain("/a");
  });

  it("is ended after a minute without a page, to give its memory back", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const first = await open("/thread");
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await open("/thread")).toBe(first);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await open("/thread")).not.toBe(first);
  });

  it("is ended when a page is not done in time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const page = open("/hangs").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await page).toBeInstanceOf(ServiceUnavailable);
    expect(await open("/a")).toContain("/a");
  });
});

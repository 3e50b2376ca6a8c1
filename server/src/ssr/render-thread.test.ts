import { AsyncLocalStorage } from "node:async_hooks";
import { constants, getPriority } from "node:os";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServiceUnavailable } from "../kernel/errors/shop-error.js";
import { RenderThread } from "./render-thread.js";
import type { PageQueries } from "./storefront.js";

// A thread starts slowly beside other test files.
vi.setConfig({ testTimeout: 15_000 });

const here = (file: string) => new URL(file, import.meta.url);

let thread: RenderThread;
beforeEach(() => {
  thread = new RenderThread(
    { pageModule: here("../../test/harness/thread-pages.ts").href, template: "", fontFolder: "" },
    here("./render-worker.ts"),
    { maxOldGenerationSizeMb: 128 }, // soon full: the shop's own limit takes seconds to reach
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await thread.close();
});

const execute = vi.fn<PageQueries>(async ({ variables }) => ({ data: { name: variables?.["slug"] } }));
const open = async (url: string) => String((await thread.render(url, execute)).body);

describe("a page in the render thread", () => {
  it("is rendered with data read in the main thread, in parallel with others", async () => {
    const urls = ["/a", "/b", "/c"];
    expect(await Promise.all(urls.map(open))).toEqual(urls.map((url) => JSON.stringify({ name: url })));
    expect(execute.mock.lastCall?.[0].operationName).toBe("Product");
    const documents = new Set(execute.mock.calls.map(([{ query }]) => query));
    expect(documents.size).toBe(1); // parsed once
  });

  it("reads in the context of its request", async () => {
    const request = new AsyncLocalStorage<string>();
    execute.mockImplementationOnce(async () => ({ data: { request: request.getStore() } }));
    expect(await request.run("the first", () => open("/a"))).toBe('{"request":"the first"}');
  });

  it("receives errors in its data and failed reads", async () => {
    execute.mockResolvedValueOnce({ data: null, errors: [{ message: "not now" }] });
    expect(await open("/a")).toBe('[{"message":"not now"}]');
    execute.mockRejectedValueOnce(new Error("no schema"));
    await expect(open("/a")).rejects.toThrow("no schema");
  });

  it("may be a drawing, which reads nothing", async () => {
    const drawn = {
      family: "roller",
      variant: null,
      colorHex: "#123456",
      material: "PVC",
      size: { width: 48, height: 60 },
    };
    expect(await thread.renderDrawing(drawn, { width: 400, height: 300 })).toBe(`<svg>roller 48 60 ${4 / 3}</svg>`);
  });

  it("does not block the main thread", async () => {
    await open("/a");
    let turns = 0;
    let isDone = false;
    const busy = open("/busy").finally(() => (isDone = true));
    for (; !isDone; turns += 1) await turn();
    expect(await busy).toBe("busy");
    expect(turns).toBeGreaterThan(50);
  });

  it("has the lowest CPU priority where threads have priorities", async () => {
    const before = getPriority();
    const { PRIORITY_BELOW_NORMAL } = constants.priority;
    expect(await open("/priority")).toBe(String(process.platform === "linux" ? PRIORITY_BELOW_NORMAL : before));
    expect(getPriority()).toBe(before);
  });

  it("has a young generation of twice 8 MB", async () => {
    expect(Number(await open("/young"))).toBeLessThan(20); // unbounded it grows to 64
  });

  it("fails with a component's error", async () => {
    await expect(open("/broken")).rejects.toThrow("broken part");
    expect(await open("/a")).toContain("/a");
  });
});

describe("a render thread that ends", () => {
  it.each([
    ["by itself", "/ends"],
    ["for want of memory", "/grows"],
  ])("%s fails its pages, and the next page starts another", async (_how, url) => {
    for (const result of await Promise.allSettled([open("/hangs"), open(url)]))
      expect(result).toMatchObject({ status: "rejected", reason: expect.any(ServiceUnavailable) });
    expect(await open("/a")).toContain("/a");
  });

  it("ends after a minute without a page to free its memory", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const first = await open("/thread");
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await open("/thread")).toBe(first);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await open("/thread")).not.toBe(first);
  });

  it("does not end while a long page goes on", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const parts = { pageModule: "", template: "", fontFolder: "" };
    const long = new RenderThread(parts, here("../../test/harness/long-page.ts"));
    // It asks for something after it has said that it goes on.
    const slow = vi.fn<PageQueries>(async () => {
      await vi.advanceTimersByTimeAsync(15_000);
      return { data: {} };
    });
    try {
      expect(String((await long.render("/long", slow)).body)).toBe("long");
      expect(slow).toHaveBeenCalledTimes(3);
    } finally {
      await long.close();
    }
  });

  it("ends when a page times out", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const page = open("/hangs").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await page).toBeInstanceOf(ServiceUnavailable);
    expect(await open("/a")).toContain("/a");
  });
});

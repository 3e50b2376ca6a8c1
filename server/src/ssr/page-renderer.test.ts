import { parse } from "graphql";
import pino from "pino";
import { beforeEach, expect, it, vi } from "vitest";
import { PageRenderer } from "./page-renderer.js";
import { RenderQueue } from "./render-queue.js";
import type { PageQueries, Storefront } from "./storefront.js";

let pricePence: number;
let rendered: number;
let pages: PageRenderer;
const query = parse("{ product { pricePence } }");

beforeEach(() => {
  pricePence = 100;
  rendered = 0;
  const render = async (_url: string, execute: PageQueries) => {
    const { data } = await execute({ query });
    return { body: `${(rendered += 1)}: ${JSON.stringify(data)}`, status: 200, isPrivate: false };
  };
  pages = new PageRenderer({ render } as unknown as Storefront, {
    execute: async (_operation, _requestId, { surrogateKeys }) => {
      surrogateKeys.found.add(`price:${pricePence}`);
      if (pricePence < 0) throw new Error("away");
      return { data: { pricePence } };
    },
    publicUrl: undefined,
    queue: new RenderQueue(pino({ level: "silent" })),
  });
});

it("keeps a page whose operations return the same, with the keys that they have now", async () => {
  const first = await pages.render("/", "one");
  const brotli = await first.encoded("br");
  const second = await pages.render("/", "two", first);
  const third = await pages.render("/", "three", second);
  expect(rendered).toBe(1);
  expect(third.body).toBe(first.body);
  expect(third.etag).toBe(first.etag);
  expect(await third.encoded("br")).toBe(brotli);
  expect(third.keys).toEqual(new Set(["price:100"]));
});

it("renders a page anew when an operation returns something else", async () => {
  const first = await pages.render("/", "one");
  pricePence = 200;
  const second = await pages.render("/", "two", first);
  expect(second.body.toString()).toBe('2: {"pricePence":200}');
  expect(second.keys).toEqual(new Set(["price:200"]));
});

it("fails where the operations of the previous page fail", async () => {
  const first = await pages.render("/", "one");
  pricePence = -1;
  await expect(pages.render("/", "two", first)).rejects.toThrow("away");
});

it("renders a page that it has not rendered itself", async () => {
  const other = new PageRenderer({ render: vi.fn<never>() } as unknown as Storefront, {
    execute: async () => ({ data: {} }),
    publicUrl: undefined,
    queue: new RenderQueue(pino({ level: "silent" })),
  });
  const first = await pages.render("/", "one");
  await expect(other.render("/", "two", first)).rejects.toThrow(TypeError);
});

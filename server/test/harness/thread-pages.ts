import { getPriority } from "node:os";
import { getHeapSpaceStatistics } from "node:v8";
import { threadId } from "node:worker_threads";
import { parse } from "graphql";
import type { RenderedPage, RendererModule } from "../../src/ssr/storefront.js";

// Pages for the render thread, some of which fail. Node runs this file directly.

const QUERY = parse("query Product($slug: String!) { product(slug: $slug) { name } }");
const page = (body: string): RenderedPage<string> => ({ body, status: 200, isPrivate: false });

const ODD: Readonly<Record<string, () => unknown>> = {
  "/broken": () => {
    throw new Error("broken part");
  },
  "/busy": () => {
    for (const end = performance.now() + 300; performance.now() < end;);
    return page("busy");
  },
  "/ends": () => process.exit(3),
  "/grows": () => {
    for (const lists: number[][] = []; ;) lists.push(Array<number>(1_000_000).fill(0.5));
  },
  "/hangs": () => new Promise(() => {}),
  "/priority": () => page(String(getPriority())),
  "/young": () => page(String(youngMegabytes())),
  "/thread": () => page(String(threadId)),
};

/** The greatest size of the young generation while many objects live shortly. */
function youngMegabytes(): number {
  const living: object[][] = [];
  let most = 0;
  for (let round = 0; round < 100; round += 1) {
    living.push(Array.from({ length: 20_000 }, (_, id) => ({ id })));
    if (living.length > 6) living.shift();
    const young = getHeapSpaceStatistics().find((space) => space.space_name === "new_space");
    most = Math.max(most, (young?.space_size ?? 0) / 2 ** 20);
  }
  return most;
}

export const drawingSvg: RendererModule["drawingSvg"] = async ({ family, size }, frame) =>
  `<svg>${family} ${size.width} ${size.height} ${frame.width / frame.height}</svg>`;

export const render: RendererModule["render"] = async (url, template, execute) => {
  const odd = ODD[url];
  if (odd) return (await odd()) as RenderedPage<string>;
  const { data, errors } = await execute({ query: QUERY, variables: { slug: url }, operationName: "Product" });
  return page(template + JSON.stringify(errors ?? data));
};

import { getPriority } from "node:os";
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
  "/thread": () => page(String(threadId)),
};

export const render: RendererModule["render"] = async (url, template, execute) => {
  const odd = ODD[url];
  if (odd) return (await odd()) as RenderedPage<string>;
  const { data, errors } = await execute({ query: QUERY, variables: { slug: url }, operationName: "Product" });
  return page(template + JSON.stringify(errors ?? data));
};

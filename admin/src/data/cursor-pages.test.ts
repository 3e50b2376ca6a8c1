import { expect, it, vi } from "vitest";
import { CursorPages, type Connection } from "./cursor-pages";

/** A list of the numbers below `size`, three a page. */
const aList = (size: number) =>
  vi.fn<(after: string | null) => Promise<Connection<number>>>(async (after) => {
    const start = after === null ? 0 : Number(after) + 1;
    const nodes = Array.from({ length: Math.max(0, Math.min(3, size - start)) }, (_, index) => start + index);
    return { nodes, pageInfo: { hasNextPage: start + 3 < size, endCursor: nodes.at(-1)?.toString() } };
  });

it("asks once for each page that is turned to", async () => {
  const pages = new CursorPages();
  const list = aList(8);
  const nodes = [];
  for (const page of [1, 2, 3, 2]) nodes.push((await pages.read("all", page, list)).nodes);
  expect(nodes).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7],
    [3, 4, 5],
  ]);
  expect(list).toHaveBeenCalledTimes(4);
});

it("reaches a page that was opened by its address", async () => {
  const { nodes, pageInfo } = await new CursorPages().read("all", 3, aList(9));
  expect({ nodes, isLast: !pageInfo.hasNextPage }).toEqual({ nodes: [6, 7, 8], isLast: true });
});

it("is empty after the end", async () => {
  const list = aList(4);
  expect((await new CursorPages().read("all", 7, list)).nodes).toEqual([]);
  expect(list).toHaveBeenCalledTimes(2);
});

it("forgets the pages after one that became the last", async () => {
  const pages = new CursorPages();
  await pages.read("all", 3, aList(9));
  await pages.read("all", 2, aList(6));
  expect((await pages.read("all", 3, aList(6))).nodes).toEqual([]);
});

it("keeps lists apart", async () => {
  const pages = new CursorPages();
  await pages.read("long", 2, aList(9));
  const other = aList(5);
  expect((await pages.read("short", 2, other)).nodes).toEqual([3, 4]);
  expect(other).toHaveBeenCalledTimes(2);
});

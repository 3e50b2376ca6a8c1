import type { ApolloCache } from "@apollo/client";
import { expect, it } from "vitest";
import { sisterWindows } from "./sister-windows";

const line = (id: string, product: string | null, roomName: string | null) => ({
  ...{ id, roomName, width: 40, height: 50 },
  product: product === null ? null : { id: product },
});

/** The lines that count, with what is told of them, for a window of product "p" in a room. */
function sisters(roomName: string | null, lineId: string | undefined, ...lines: ReturnType<typeof line>[]) {
  const cache = { readFragment: () => ({ lines: lines.map((each, index) => ({ ...each, width: 40 + index })) }) };
  const configured = { product: { id: "p" }, roomName, configuration: { lineId } };
  return sisterWindows(cache as unknown as ApolloCache, configured as Parameters<typeof sisterWindows>[1]).map(
    ({ width, isSameRoom, isOtherProduct }) => [lines[width - 40]?.id, isSameRoom, isOtherProduct],
  );
}

const CART = [line("a", "p", "Bedroom"), line("b", "p", null), line("c", "q", "bedroom "), line("d", "q", "Kitchen")];

it("are those of the product, and all of the room", () => {
  expect(sisters("Bedroom", undefined, ...CART)).toEqual([
    ["a", true, false],
    ["b", undefined, false],
    ["c", true, true],
  ]);
});

it("are those of the product alone where no room is named", () => {
  expect(sisters(null, undefined, ...CART)).toEqual([
    ["a", undefined, false],
    ["b", undefined, false],
  ]);
});

it("go by the room of the line that is changed, which is none of them", () => {
  expect(sisters(null, "d", ...CART)).toEqual([
    ["a", false, false],
    ["b", undefined, false],
  ]);
  expect(sisters("Kitchen", "a", ...CART)).toEqual([
    ["b", undefined, false],
    ["c", true, true],
  ]);
});

it("may be of a product that is no longer sold", () => {
  expect(sisters("Bedroom", undefined, line("e", null, "Bedroom"))).toEqual([["e", true, true]]);
});

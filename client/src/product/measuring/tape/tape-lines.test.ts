import { describe, expect, it } from "vitest";
import { READING_NAMES } from "@rules/measuring/readings";
import { tapeLine, tapeSheet } from "./tape-lines";

describe.each(["recess", "exact", "outside", "glass"] as const)("the tape at a window of the fit %s", (fit) => {
  const { measured } = tapeSheet(fit);
  const [right, bottom] = [measured.x + measured.width, measured.y + measured.height];
  const isEdge = (value: number, ...edges: number[]) => edges.includes(value);

  it.each(READING_NAMES.filter((name) => name !== "depth"))("goes from edge to edge for %s", (name) => {
    const line = tapeLine(name, measured);
    for (const [x, y] of line ?? []) {
      expect([x >= measured.x, x <= right, y >= measured.y, y <= bottom]).toEqual([true, true, true, true]);
      expect(isEdge(x, measured.x, right) || isEdge(y, measured.y, bottom)).toBe(true);
    }
    expect(line).toHaveLength(2);
  });
});

it("goes along the sides, and both ways from corner to corner", () => {
  const square = { x: 0, y: 0, width: 100, height: 100 };
  const lines = Object.fromEntries(READING_NAMES.map((name) => [name, tapeLine(name, square)]));
  expect(lines).toEqual({
    widthTop: [
      [0, 10],
      [100, 10],
    ],
    widthMiddle: [
      [0, 50],
      [100, 50],
    ],
    widthBottom: [
      [0, 90],
      [100, 90],
    ],
    dropLeft: [
      [10, 0],
      [10, 100],
    ],
    dropCentre: [
      [50, 0],
      [50, 100],
    ],
    dropRight: [
      [90, 0],
      [90, 100],
    ],
    diagonalDown: [
      [0, 0],
      [100, 100],
    ],
    diagonalUp: [
      [0, 100],
      [100, 0],
    ],
    depth: undefined,
  });
});

it("is on the wall around a smaller window, and on the glass within its frame", () => {
  const [wall, glass] = [tapeSheet("exact"), tapeSheet("glass")];
  expect(wall.measured.width).toBeGreaterThan(wall.window.width);
  expect(glass.measured.width).toBeLessThan(glass.window.width);
});

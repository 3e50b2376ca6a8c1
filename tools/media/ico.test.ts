import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { PUBLIC } from "./chromium";
import { icoOf } from "./ico";

it("wraps a PNG into an icon of one picture", () => {
  const png = Buffer.from("PNG of any content");
  const icon = icoOf(png, 32);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(icon.readUInt16LE(12)).toBe(32);
  expect(icon.subarray(icon.readUInt32LE(18)).equals(png)).toBe(true);
  expect(icon.readUInt32LE(14)).toBe(png.length);
});

it("the committed icon is such a file with a PNG of its size", () => {
  const icon = readFileSync(path.join(PUBLIC, "favicon.ico"));
  const png = icon.subarray(icon.readUInt32LE(18));
  expect(icoOf(png, 32).equals(icon)).toBe(true);
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual(["PNG", 32]);
});

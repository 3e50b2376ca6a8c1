import { expect, it } from "vitest";
import { readCode } from "../../rules/configuration-code.js";
import { drawCodes } from "./draw-codes.js";

it("gives no code to two configurations, even where the same is drawn again", () => {
  let draws = 0;
  const codes = drawCodes(50, () => `code ${Math.floor((draws += 1) / 2)}`);
  expect(codes.map(({ length }) => length)).toEqual(Array.from({ length: 50 }, () => 8));
  expect(new Set(codes.flat()).size).toBe(400);
});

it("draws codes that can be read", () => {
  const [[code = ""] = []] = drawCodes(1);
  expect(readCode(code)).toEqual({ code });
});

import { expect, it } from "vitest";
import { drawingSvg } from "./drawing-svg";

const FRAME = { width: 400, height: 300 };
const blind = {
  ...{ family: "roller", variant: null, colorHex: "#ffffff", material: "PVC" },
  size: { width: 47.2441, height: 55.1181 },
};

it("is whole, with the control that was chosen", async () => {
  const plain = await drawingSvg(blind, FRAME);
  const chain = await drawingSvg({ ...blind, chosen: { control: "chain", "control side": "right" } }, FRAME);
  expect(plain).not.toContain('stroke-dasharray="0 11"');
  expect(chain).toContain('stroke-dasharray="0 11"');
  expect(chain).not.toContain("<template");
});

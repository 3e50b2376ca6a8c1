import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "../test/render-part";
import { LinePicture } from "./LinePicture";

const ROLLER = { family: "ROLLER", variant: null };
const CHAIN = { name: "control", value: "chain" };
const line = (side: string, changes: { width?: number; color?: string } = {}) => ({
  ...{ width: 47.2441, height: 55.1181, color: "White", material: "PVC", ...changes },
  choices: [CHAIN, { name: "control side", value: side }],
});

/** The drawing of a line once it has loaded, with the loop of its chain. */
async function drawnLine(drawn: ReturnType<typeof line>) {
  const { container } = renderPart(<LinePicture line={drawn} product={ROLLER} />);
  return waitFor(() => {
    const svg = container.querySelector("svg[aria-hidden]");
    expect(svg?.querySelector("path[stroke-dasharray='0 11']")).toBeTruthy();
    // The ids of gradients count up from drawing to drawing.
    return svg?.outerHTML.replaceAll(/"(?:url\()?#?_r_[^"]*"/g, "");
  });
}

it("tells lines of one product apart by what was chosen", async () => {
  const left = await drawnLine(line("left"));
  expect(await drawnLine(line("left"))).toBe(left);
  const others = [line("right"), line("left", { width: 30 }), line("left", { color: "Navy" })];
  for (const other of others) expect(await drawnLine(other)).not.toBe(left);
});

it("shows the ordered proportions", async () => {
  const { container } = renderPart(<LinePicture line={line("left", { width: 110 })} product={ROLLER} />);
  await waitFor(() => {
    const [, , across = 0] = container.querySelector("svg[aria-hidden]")?.getAttribute("viewBox")?.split(" ") ?? [];
    // 110 inches of blind, the window board past it, and the wall around them.
    expect(Number(across)).toBeGreaterThan(110 * 25.4 * 1.2);
  });
});

it("shows an empty window for a product that was withdrawn", () => {
  const { container } = renderPart(<LinePicture line={line("left")} product={null} />);
  expect(container.querySelector("svg")).not.toBeNull();
  expect(container.querySelector("[data-loading]")).toBeNull();
});

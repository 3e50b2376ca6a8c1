import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aNewWindow, saved } from "../builders/project.js";
import { readPdf } from "../builders/read-pdf.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop({ settings: { publicUrl: "http://shop.example" } });
const PATH = "/windows/measuring-sheet.pdf";
const sheetOf = async (visitor: TestVisitor) => {
  const response = await visitor.send("GET", PATH);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
};

/** A kitchen with a measured casement, a bay without a room, and a bathroom without a window. */
async function aHousehold(visitor: TestVisitor) {
  const [kitchen, bathroom] = [randomUUID(), randomUUID()];
  const casement = aNewWindow({
    ...{ name: "over the sink", roomKey: kitchen, widthTop: 47.2441, widthMiddle: 47.1654, dropLeft: 55.1181 },
    ...{ heightFromFloorMm: 2100, opening: "INWARD", obstructions: "A tap" },
  });
  const parts = [23.622, 47.2441, 23.622].map((width, index) => ({ width, angle: index < 2 ? 135 : null }));
  const bay = aNewWindow({ name: "front", kind: "BAY", bayParts: parts, widthTop: null, dropLeft: null });
  const rooms = [
    { key: kitchen, name: "Kitchen" },
    { key: bathroom, name: "Bathroom" },
  ];
  await saved(visitor, { rooms, windows: [casement, bay] });
  return { casement: casement.key, bay: bay.key };
}

it("has the windows of a household by room, with figures, drawings to scale, and codes that lead back", async () => {
  const visitor = shop().visitor();
  const { casement, bay } = await aHousehold(visitor);
  const { title, text, elements, pages } = await sheetOf(visitor);
  expect([title, pages.length]).toEqual(["My windows", 1]);
  expect(text).toContain("Kitchen");
  expect(text).toContain("over the sink");
  expect(text).toMatch(/Casement, opens: into the room/);
  for (const figure of ["1200", "1198", "1400", "2100", "135"]) expect(text).toContain(figure);
  expect(text).toContain("In the way: A tap");
  expect(text).toContain("Without a room");
  expect(text).not.toContain("Bathroom");
  expect(text).toContain("Scale 1 :");
  expect(elements.flatMap(({ role, alt }) => (role === "Figure" ? [alt] : []))).toEqual([
    "Drawn to scale: 1198 mm wide, 1400 mm drop",
    `QR code: http://shop.example/windows?window=${casement}`,
    "The bay from above, drawn to scale: 600 mm, 1200 mm, 600 mm",
    `QR code: http://shop.example/windows?window=${bay}`,
  ]);
});

it("is the household's alone, and kept nowhere", async () => {
  const visitor = shop().visitor();
  await aHousehold(visitor);
  const response = await visitor.send("GET", PATH);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("content-disposition")).toBe('inline; filename="my-windows.pdf"');

  const stranger = await shop().visitor().send("GET", PATH);
  expect([stranger.status, stranger.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  expect(stranger.headers.getSetCookie()).toEqual([]);
  const page = await stranger.text();
  expect(page).toContain("There are no windows here yet.");
  expect(page).toContain('href="/measuring-sheet.pdf"');
});

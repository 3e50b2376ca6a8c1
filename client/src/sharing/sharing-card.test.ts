import { expect, it } from "vitest";
import { sharingCard } from "./sharing-card";

const PRODUCT = {
  name: "Roller Blinds",
  family: "ROLLER",
  variant: null,
  basePricePence: 8400,
  fromPricePence: 5000,
  minWidth: 12,
  maxWidth: 96,
  minHeight: 12,
  maxHeight: 96,
  maxArea: null,
  minWidthBeyondHeight: null,
  colors: [
    { name: "White", label: "White", hex: "#ffffff" },
    { name: "Navy", label: "Navy", hex: "#2f3d52" },
  ],
  materials: [{ name: "Light Filtering Fabric", label: "Light Filtering Fabric" }],
  pictures: [
    { id: "1", file: "roller", widths: [480, 800], tintBase: "#f0f0f0", shownColor: null, focalPoint: "30% 60%" },
  ],
};
const SHOP = { name: "Measured Blind Co.", pricePolicy: "CONSISTENT", deliveryNote: null };
const FRAME = { width: 744, height: 630 };

const cardOf = (search: string, product: object | null = PRODUCT, shop: object = SHOP) =>
  sharingCard(`/products/roller-blinds${search}`, FRAME, async () => ({ data: { product, shop } }));

it("says name and lowest price, and shows the first picture as it is", async () => {
  expect(await cardOf("")).toEqual({
    shopName: "Measured Blind Co.",
    name: "Roller Blinds",
    choices: [],
    swatch: null,
    price: { before: "from", figure: "£50", after: "measured & fitted", delivery: null },
    photo: { file: "roller", widths: [480, 800], tint: null, focalPoint: "30% 60%" },
    drawing: null,
  });
});

it("says the size in its unit, the look and the price of a configuration, and shows its colour", async () => {
  const search = "?color=Navy&material=Light+Filtering+Fabric&width=47.2441&height=55.1181&unit=cm";
  expect(await cardOf(search)).toMatchObject({
    choices: ["120 × 140 cm", "Light Filtering Fabric, Navy"],
    swatch: "#2f3d52",
    price: { before: "", figure: expect.stringMatching(/^£\d+\.\d\d$/) },
    photo: { file: "roller", tint: "rgb(50 65 87)" },
  });
});

it("says what delivery adds where the price policy wants it beside the price", async () => {
  const shop = { ...SHOP, pricePolicy: "UK", deliveryNote: "+ £29.99 delivery, free from £538.92" };
  expect((await cardOf("", PRODUCT, shop))?.price.delivery).toBe("+ £29.99 delivery, free from £538.92");
});

it("draws a product without a photograph in the chosen colour and size", async () => {
  const product = { ...PRODUCT, pictures: [] };
  const [white, navy] = [await cardOf("", product), await cardOf("?color=Navy&width=80&height=30", product)];
  expect(white?.drawing).toMatch(/^<svg viewBox=".*<\/svg>$/s);
  expect(navy?.drawing).not.toBe(white?.drawing);
  expect(navy?.photo).toBeNull();
});

it("is nothing where there is no product", async () => {
  expect(await cardOf("", null)).toBeUndefined();
});

import { describe, expect, it } from "vitest";
import { FIT_RULES_VERSION } from "../../src/rules/fit/fit-rules.js";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const MAKING = `making {
  fit fitLabel adjustedBy rulesVersion summary tolerance { width height }
  parts { name width { ...Length } height { ...Length } }
}`;
const LENGTH = `fragment Length on MadeLength { measuredMm madeMm adjustments { mm reason } }`;

type Length = { measuredMm: number; madeMm: number | null; adjustments: { mm: number | null; reason: string }[] };
type Making = {
  fit: string;
  adjustedBy: string;
  rulesVersion: string;
  summary: string;
  parts: { name: string; width: Length | null; height: Length | null }[];
};
type Line = { making: Making | null };

const cartLines = async (visitor: TestVisitor) =>
  (await visitor.graphql<{ cart: { lines: Line[] } }>(`{ cart { lines { ${MAKING} } } } ${LENGTH}`)).data.cart.lines;
const orderLines = async (visitor: TestVisitor) =>
  (await visitor.graphql<{ order: { lines: Line[] } }>(`{ order { lines { ${MAKING} } } } ${LENGTH}`)).data.order.lines;

/** 1185 × 1200 mm. */
const SIZE = { width: 46.6535, height: 47.2441 };

describe("a line of the cart", () => {
  it("says what was measured, what is taken off and what is made, for the product's default fit", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "venetian-blinds", SIZE);
    expect(await cartLines(visitor)).toEqual([
      {
        making: {
          ...{ fit: "recess", fitLabel: "Inside the recess", adjustedBy: "WORKSHOP", rulesVersion: FIT_RULES_VERSION },
          tolerance: { width: 5, height: 5 },
          parts: [
            {
              name: "blind",
              width: { measuredMm: 1185, madeMm: 1175, adjustments: [{ mm: -10, reason: "to move freely" }] },
              height: { measuredMm: 1200, madeMm: 1195, adjustments: [{ mm: -5, reason: "to clear the sill" }] },
            },
          ],
          summary:
            "Your recess is 1185 × 1200 mm. We make the blind 1175 × 1195 mm (10 mm off the width to move freely, 5 mm off the drop to clear the sill).",
        },
      },
    ]);
  });

  it("follows the fit that was chosen", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "venetian-blinds", { ...SIZE, customizations: [{ name: "fit", value: "exact" }] });
    expect(await cartLines(visitor)).toMatchObject([
      { making: { fit: "exact", adjustedBy: "NOBODY", parts: [{ width: { measuredMm: 1185, madeMm: 1185 } }] } },
    ]);
  });
});

describe("a line of an order", () => {
  it("keeps what the cart said, whatever the rules become", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "roller-blinds", SIZE);
    const shown = await cartLines(visitor);
    await placeOrder(visitor);
    expect(await orderLines(visitor)).toEqual(shown);

    // An order of other rules than today's.
    const kept = { ...shown[0]?.making, rulesVersion: "2020-01-01", summary: "As it was then." };
    await shop().database.query("UPDATE order_line SET making = $1 WHERE slug = 'roller-blinds'", [kept]);
    expect(await orderLines(visitor)).toEqual([{ making: kept }]);
  });

  it("has none in an order from before it was kept", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "wooden-blinds");
    await placeOrder(visitor);
    await shop().database.query("UPDATE order_line SET making = NULL WHERE slug = 'wooden-blinds'");
    expect(await orderLines(visitor)).toEqual([{ making: null }]);
  });
});

describe("the fits of a product", () => {
  it("say what to measure, what is taken off, and how deep the recess has to be", async () => {
    const { data } = await shop()
      .visitor()
      .graphql(
        `{ product(slug: "roller-blinds") { fits {
          id label toMeasure adjustedBy note recessDepth stack lightGap { from to } tolerance { width height }
          parts { name width { mm reason } height { mm reason } } } } }`,
      );
    expect(data).toMatchObject({
      product: {
        fits: [
          {
            ...{ id: "recess", adjustedBy: "WORKSHOP", note: null, stack: "About 70 mm" },
            ...{ recessDepth: "50 mm for a top fix, 70 mm for a face fix", lightGap: { from: 15, to: 20 } },
            parts: [
              { name: "bracket-to-bracket width", width: [], height: null },
              { name: "cloth", width: [{ mm: -38, reason: "for the brackets" }], height: [] },
            ],
          },
          { id: "exact", lightGap: null, recessDepth: null },
        ],
      },
    });
  });
});

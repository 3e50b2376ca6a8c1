import { expect, it, vi } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { publishRules, withRollerCloth } from "../builders/staff-rules.js";
import { aSignedInMember } from "../builders/staff.js";
import { useShop, type TestShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });
/** A second process on the same database. */
const other = useShop({ settings: { responseCache: true }, beside: shop });

type GuideFigures = { deviceHeightMm: number; exactClothMm: number; recessDeductions: object[] };

/** What the guides say: a cached response once it was asked for. */
const guidesOf = async (server: TestShop) =>
  (
    await server
      .visitor()
      .graphql<{ shop: { guideFigures: GuideFigures } }>(
        "{ shop { guideFigures { deviceHeightMm exactClothMm recessDeductions { construction widthMm } } } }",
      )
  ).data.shop.guideFigures;

it("the figures of the guides follow what is published, in every process", async () => {
  const client = (await aSignedInMember(shop(), StaffRole.CATALOGUE)).client;
  for (const [deviceHeightMm, widthMm] of [
    [1650, 41],
    [1675, 44],
  ] as const) {
    await publishRules(client, "CORDS", (cords: object) => ({ ...cords, deviceHeightMm }));
    await publishRules(client, "DEDUCTIONS", withRollerCloth(-widthMm));
    for (const server of [shop(), other()])
      await vi.waitFor(
        async () => {
          const { recessDeductions, ...figures } = await guidesOf(server);
          expect(figures).toEqual({ deviceHeightMm, exactClothMm: 38 });
          expect(recessDeductions[0]).toEqual({ construction: "roller", widthMm });
        },
        { timeout: 10_000, interval: 5 },
      );
  }
});

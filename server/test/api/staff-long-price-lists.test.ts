import { beforeAll, describe, expect, it } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { fillCatalogue } from "../builders/many-products.js";
import { aRaise, importPrices, previewPrices, revertPrices, storedPrices } from "../builders/price-list.js";
import { aSignedInMember, StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const PRODUCTS = 5000;

const shop = useShop({ prepare: (url) => fillCatalogue(url, PRODUCTS) });

let client: StaffClient;

beforeAll(async () => {
  ({ client } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

/** How many prices are noted, and how many of them hold now. */
const pricePeriods = async (): Promise<{ all: number; open: number }> =>
  (
    await shop().database.query(
      'SELECT count(*)::int AS "all", count(*) FILTER (WHERE valid_to IS NULL)::int AS open FROM price_period',
    )
  )[0];

describe("a price list of 5,000 lines", () => {
  it("is imported and taken back by a few statements", async () => {
    const before = await storedPrices(shop());
    const periods = await pricePeriods();
    const csv = aRaise(before, 3);
    const { fingerprint, differences } = await previewPrices(client, csv);
    expect(differences.length).toBeGreaterThanOrEqual(PRODUCTS);
    const { data, errors, requestId } = await importPrices(client, { csv, fingerprint });
    expect(errors).toEqual([]);
    const list = data?.["importPrices"]?.priceList;
    expect(list?.lineCount).toBe(PRODUCTS);
    expect(await shop().statements(requestId)).toBeLessThan(20);
    const back = await revertPrices(client, list?.id ?? "");
    expect(back.errors).toEqual([]);
    expect(await shop().statements(back.requestId)).toBeLessThan(20);
    expect(await storedPrices(shop())).toEqual(before);
    expect(await pricePeriods()).toEqual({ all: periods.all + 2 * PRODUCTS, open: PRODUCTS });
  });

  it("is too long for a stranger, and one of more than 2 MB for everybody", async () => {
    const body = (bytes: number) => JSON.stringify({ query: "{ me { id } }", variables: { csv: "x".repeat(bytes) } });
    expect((await new StaffClient(shop().url).send(body(200_000))).status).toBe(413);
    expect((await client.send(body(200_000))).status).toBe(200);
    const refused = await client.send(body(2_200_000));
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining("at most 2048 kB")]);
  });
});

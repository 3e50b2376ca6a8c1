import { beforeAll, describe, expect, it, vi } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCartWith, readCart } from "../builders/cart.js";
import { byHand, priceAt } from "../builders/catalogue-change.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });

let client: StaffClient;
let email: string;

beforeAll(async () => {
  ({ client, email } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

type Product = Record<string, unknown> & { id: string; version: number; name: string; basePricePence: number };
const PRODUCT = `id version slug name basePricePence wasPricePence fromPricePence shortDescription description leadTimeDays
  warrantyYears isNew isBestSeller material materials colors rooms features minWidth maxWidth minHeight maxHeight maxArea
  minWidthBeyondHeight options { name defaultValue values }`;

const keyOf = async (slug: string): Promise<number> =>
  (await shop().database.query("SELECT id FROM product WHERE slug = $1", [slug]))[0].id;

async function read(slug: string, selection = PRODUCT): Promise<Product> {
  const id = globalId("Product", await keyOf(slug));
  const { data } = await client.graphql<{ product: Product }>(
    `query ($id: ID!) { product(id: $id) { ${selection} } }`,
    {
      id,
    },
  );
  return data.product;
}

const update = (input: object, by = client) =>
  by.mutate<{ product: Product | null }>("updateProduct", { ...input }, `product { ${PRODUCT} }`);

/** Changes a product as it is now. */
async function change(slug: string, changes: object) {
  const { id, version } = await read(slug);
  return update({ id, expectedVersion: version, ...changes });
}

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

describe("a changed product", () => {
  it("is seen by shoppers within a second, priced anew in carts, and as it was in orders", async () => {
    const slug = "venetian-blinds";
    const buyer = shop().visitor();
    await aCartWith(buyer, slug);
    const { data: ordered } = await placeOrder(buyer, aCheckout());
    const orderTotal = ordered?.placeOrder.order.totals.totalPence;
    const visitor = shop().visitor();
    await aCartWith(visitor, slug);
    const before = (await readCart(visitor)).data.cart.totals.subtotalPence;
    const basePence = await priceAt(shop(), slug);
    const { errors, data } = await change(slug, { basePricePence: basePence + 1000, leadTimeDays: 21 });
    expect(errors).toEqual([]);
    expect(data?.["updateProduct"]?.product).toMatchObject({ basePricePence: basePence + 1000, leadTimeDays: 21 });
    await vi.waitFor(async () => expect(await priceAt(shop(), slug)).toBe(basePence + 1000), {
      timeout: 1000,
      interval: 5,
    });
    expect((await readCart(visitor)).data.cart.totals.subtotalPence).toBeGreaterThan(before);
    const [{ total }] = await shop().database.query("SELECT total_pence::int AS total FROM orders WHERE number = $1", [
      ordered?.placeOrder.order.number,
    ]);
    expect(total).toBe(orderTotal);
    const [period] = await shop().database.query(
      "SELECT base_price_pence AS pence FROM price_period WHERE product_id = $1 AND valid_to IS NULL",
      [await keyOf(slug)],
    );
    expect(period.pence).toBe(basePence + 1000);
  });

  it("has an audit row with what was changed, which stands beside it", async () => {
    const slug = "roman-blinds";
    const before = await read(slug);
    const colors = (before["colors"] as string[]).toReversed();
    await change(slug, { name: "Roman Blinds of Linen", colors, isNew: true });
    const { audit } = await read(slug, "id audit { what by before after }");
    expect(audit).toEqual([
      {
        what: "product.changed",
        by: email,
        before: JSON.stringify({ name: before.name, isNew: false, colors: JSON.stringify(before["colors"]) }),
        after: JSON.stringify({ name: "Roman Blinds of Linen", isNew: true, colors: JSON.stringify(colors) }),
      },
    ]);
  });

  it("keeps its version and has no audit row where nothing changes", async () => {
    const before = await read("pleated-blinds");
    const { data, errors } = await update({ ...{ id: before.id, expectedVersion: before.version }, name: before.name });
    expect([errors, data?.["updateProduct"]?.product]).toEqual([[], before]);
    expect((await read("pleated-blinds", "id audit { what }"))["audit"]).toEqual([]);
  });

  it("takes the value that is made where nothing is chosen, and lists the cheapest material first", async () => {
    const before = await read("wooden-blinds");
    const [option, ...others] = before["options"] as { name: string; defaultValue: string; values: string[] }[];
    const other = option?.values.find((value) => value !== option.defaultValue);
    const { data } = await change("wooden-blinds", {
      optionDefaults: [{ name: option?.name, defaultValue: other }],
      materials: ["Premium Wood", "Faux Wood", "Hardwood"],
    });
    const product = data?.["updateProduct"]?.product;
    expect(product?.["materials"]).toEqual(["Hardwood", "Faux Wood", "Premium Wood"]);
    expect(product?.["options"]).toEqual([{ ...option, defaultValue: other }, ...others]);
  });

  it("ends a reduction and a limit by null", async () => {
    const { id, version } = await read("roller-blinds");
    const { data } = await update({ id, expectedVersion: version, wasPricePence: null, maxArea: null });
    expect(data?.["updateProduct"]?.product).toMatchObject({ wasPricePence: null, maxArea: null });
  });

  it.each<[string, string, object]>([
    ["roller-blinds", "basePricePence", { basePricePence: 5050 }],
    ["roller-blinds", "wasPricePence", { wasPricePence: 100 }],
    ["roller-blinds", "name", { name: "VERTICAL BLINDS" }],
    ["roller-blinds", "name", { name: null }],
    ["roller-blinds", "materials", { materials: ["Gold", "Silver"] }],
    ["roller-blinds", "minWidth", { minWidth: 500 }],
    ["roller-blinds", "optionDefaults", { optionDefaults: [{ name: "fit", defaultValue: "loose" }] }],
    ["roller-blinds", "optionDefaults", { optionDefaults: [{ name: "wheels", defaultValue: "four" }] }],
  ])("%s is refused for its %s: %j", async (slug, field, changes) => {
    const before = await read(slug);
    const { errors, data } = await change(slug, changes);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual([field]);
    expect(data?.["updateProduct"]?.product).toBeNull();
    expect(await read(slug)).toEqual(before);
  });
});

describe("the version of a product", () => {
  it("keeps one of two from overwriting the other, who is shown the product as it is", async () => {
    const { id, version } = await read("vertical-blinds");
    const other = (await aSignedInMember(shop(), StaffRole.CATALOGUE)).client;
    const outcomes = await Promise.all([
      update({ id, expectedVersion: version, leadTimeDays: 30 }),
      update({ id, expectedVersion: version, leadTimeDays: 40 }, other),
    ]);
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
    const products = outcomes.map(({ data }) => data?.["updateProduct"]?.product);
    expect(products[0]).toEqual(products[1]);
    expect(products[0]).toMatchObject({ version: version + 1 });
  });

  it("grows with a change by hand, and not with a review or the proof of a was-price", async () => {
    const slug = "day-night-blinds";
    const { version } = await read(slug);
    await byHand(shop(), (hand) =>
      hand.query(
        `INSERT INTO review (product_id, rating, comment, user_name, user_location, review_date, is_published)
         SELECT id, 1, 'x', 'x', 'x', '2026-01-01', true FROM product WHERE slug = $1`,
        [slug],
      ),
    );
    expect((await read(slug)).version).toBe(version);
    await byHand(shop(), (hand) => hand.query("UPDATE product SET was_price_pence = 99900 WHERE slug = $1", [slug]));
    expect((await read(slug)).version).toBe(version + 1);
  });

  it("is of a product that there is", async () => {
    for (const id of ["x", globalId("Product", 999_999), globalId("Promotion", 1)])
      expect(codesOf(await update({ id, expectedVersion: 1, leadTimeDays: 30 }))).toEqual(["NOT_FOUND"]);
  });
});

it("a product tells what search engines show and what its page suggests", async () => {
  const { seo, related } = (await read("skylight-blinds", "id seo { title description } related { id name }")) as {
    seo?: { title: string };
    related?: { name: string }[];
  };
  expect(seo?.title).toMatch(/^Skylight Blinds/);
  expect(related).toHaveLength(4);
});

it("the vocabulary has every material with its factor", async () => {
  const { data } = await client.graphql<{ productChoices: { materials: object[]; colors: object[] } }>(
    "{ productChoices { materials { name label factorPercent filter } colors { name label hex } } }",
  );
  expect(data.productChoices.materials).toContainEqual({
    ...{ name: "Faux Wood", label: "Faux Wood", factorPercent: 110, filter: "faux-wood" },
  });
  expect(data.productChoices.colors).toHaveLength(13);
});

it("others than owners and the catalogue's people read no product", async () => {
  for (const role of [StaffRole.ORDERS, StaffRole.CONTENT]) {
    const { client: stranger } = await aSignedInMember(shop(), role);
    expect(codesOf(await stranger.graphql("{ products { totalCount } }"))).toEqual(["FORBIDDEN"]);
  }
});

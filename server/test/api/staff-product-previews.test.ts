import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { HIGHER_WAS_PRICE } from "../../src/rules/price-form.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aJpeg } from "../builders/pictures.js";
import { described, publicPathOf, uploadPicture } from "../builders/staff-pictures.js";
import { aCopy, actOnProduct, staffProduct } from "../builders/staff-product.js";
import { aMember, aSignedInMember, StaffClient } from "../builders/staff.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop } from "../harness/shop.js";

const pages = clientPages();
afterAll(() => pages.close());
const shop = useShop({ storefront: pages, settings: { responseCache: true } });

let client: StaffClient;

beforeAll(async () => {
  ({ client } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

const SLUG = "roller-blinds";
const DRAFT = { name: "Stormy Roller Blinds", shortDescription: "Words to come.", basePricePence: 49_900 };

const get = (path: string, { cookie }: { cookie?: string | undefined } = {}) =>
  fetch(shop().url + path, { headers: cookie === undefined ? {} : { cookie } });
const pathOf = async (slug: string, query = "") =>
  `/admin/product-previews/${(await staffProduct(shop(), client, slug)).id}${query}`;
const previewOf = async (slug: string, query = "") => get(await pathOf(slug, query), client);

async function draft(slug: string, changes: object): Promise<void> {
  const { id } = await staffProduct(shop(), client, slug);
  const { data } = await client.graphql<{ product: { draftVersion: number } }>(
    "query ($id: ID!) { product(id: $id) { draftVersion } }",
    { id },
  );
  const expected = { expectedDraftVersion: data.product.draftVersion };
  expect((await actOnProduct(shop(), client, "saveProductDraft", slug, { ...expected, ...changes })).errors).toEqual(
    [],
  );
}

/** What must stay as it is while previews are read. */
const stored = () =>
  shop().database.query(
    `SELECT (SELECT json_agg(p ORDER BY p.id) FROM product p) AS products,
      (SELECT json_agg(d ORDER BY d.product_id) FROM product_draft d) AS drafts,
      (SELECT json_agg(h ORDER BY h.product_id, h.valid_from) FROM price_period h) AS prices,
      (SELECT count(*) FROM staff_audit) AS audits`,
  );

describe("the preview of a draft", () => {
  beforeAll(() => draft(SLUG, DRAFT));

  it("is the product's page with the draft, below a notice, and changes nothing", async () => {
    const before = await stored();
    const response = await previewOf(SLUG);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`>Preview of a draft of ${DRAFT.name}, not for sale<`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${DRAFT.name}</h1>`));
    expect(html).toContain(DRAFT.shortDescription);
    expect(html).toContain("£499");
    expect(html).toContain(`In search results: “${DRAFT.name} `);
    expect(await stored()).toEqual(before);
    const shown = await (await get(`/products/${SLUG}`)).text();
    expect(shown).not.toContain(DRAFT.name);
    expect(shown).not.toContain("Preview of");
  });

  it("shows what its address chooses, as the page does", async () => {
    const { data } = await shop()
      .visitor()
      .graphql<{ product: { colors: { name: string; label: string }[] } }>(
        `{ product(slug: "${SLUG}") { colors { name label } } }`,
      );
    const second = data.product.colors[1];
    const html = await (await previewOf(SLUG, `?color=${encodeURIComponent(second?.name ?? "")}`)).text();
    expect(html).toMatch(new RegExp(`<input(?=[^>]*checked)[^>]*value="${second?.name}"`));
  });

  it("is never stored, never indexed, and nothing on it runs or can be pressed", async () => {
    const response = await previewOf(SLUG);
    const html = await response.text();
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/^sandbox (?!.*allow-(scripts|forms))/);
    expect(policy).toContain("default-src 'none'");
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
    expect(html).not.toContain('rel="canonical"');
    expect(html.replace(/<script type="application\/json".*?<\/script>/s, "")).not.toContain("<script");
    expect(html).toMatch(/<fieldset[^>]*disabled/);
  });

  it("shows the pictures of the draft to staff, who alone find their files", async () => {
    const slug = "wooden-blinds";
    const { picture } = await uploadPicture(shop(), client, slug, await aJpeg());
    await draft(slug, { pictures: [described(picture, "Slats of oak to come")] });
    const html = await (await previewOf(slug)).text();
    expect(html).toContain('alt="Slats of oak to come"');
    const [file = ""] = picture.path.split("-800.");
    expect(html).toContain(`${file}-1200.avif 1200w`);
    expect(html).not.toContain(publicPathOf({ path: file }));
    expect((await get(picture.path, client)).status).toBe(200);
    expect(await (await get(`/products/${slug}`)).text()).not.toContain("to come");
  });

  it("names what was changed since the draft was saved", async () => {
    await draft("pleated-blinds", { leadTimeDays: 50 });
    await actOnProduct(shop(), client, "updateProduct", "pleated-blinds", { leadTimeDays: 40 });
    expect(await (await previewOf("pleated-blinds")).text()).toContain(
      "Changed since the draft was saved, and shown here as in the draft: lead time days.",
    );
  });

  it("says why it can't be shown where it breaks a rule by now", async () => {
    await draft("honeycomb-blinds", { wasPricePence: 30_000 });
    const change = { basePricePence: 40_000, wasPricePence: null };
    expect((await actOnProduct(shop(), client, "updateProduct", "honeycomb-blinds", change)).errors).toEqual([]);
    const response = await previewOf("honeycomb-blinds");
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(HIGHER_WAS_PRICE);
  });
});

describe("the preview of a product that is not on sale", () => {
  it("is its page, which shoppers do not find", async () => {
    await aCopy(shop(), client, "venetian-blinds", { name: "Quokka Blinds", slug: "quokka-blinds" });
    const response = await previewOf("quokka-blinds");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("Preview of Quokka Blinds, not for sale");
    expect(html).toContain("The product is not on sale: shoppers find no page of it.");
    expect((await get("/products/quokka-blinds")).status).toBe(404);
  });
});

describe("a preview is found by nobody else:", () => {
  const unknown = globalId("Product", "999999");

  it.each([
    ["a visitor", () => Promise.resolve({})],
    [
      "a member before the code",
      async () => {
        const { email } = await aMember(shop(), StaffRole.CATALOGUE);
        const waiting = new StaffClient(shop().url);
        await waiting.signIn(email);
        return waiting;
      },
    ],
    ["a member of another role", async () => (await aSignedInMember(shop(), StaffRole.ORDERS)).client],
  ])("%s gets what an unknown one gets", async (_who, clientOf) => {
    const asker = await clientOf();
    const response = await get(await pathOf(SLUG), asker);
    const none = await get(`/admin/product-previews/${unknown}`, client);
    expect([response.status, none.status]).toEqual([404, 404]);
    const withoutReference = async (answer: Response) => (await answer.text()).replace(/Reference [\w-]+/, "");
    const text = await withoutReference(response);
    expect(text).toBe(await withoutReference(none));
    expect(text).toContain("404 Page Not Found");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

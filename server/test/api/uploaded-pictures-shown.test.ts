import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { readFeed } from "../builders/feed.js";
import { aJpeg } from "../builders/pictures.js";
import { described, productIdOf, publicPathOf, uploadPicture, type StaffPicture } from "../builders/staff-pictures.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop } from "../harness/shop.js";

// Pages are rendered from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const ORIGIN = "https://shop.example";
const SLUG = "roman-blinds";
const storefront = clientPages();
const shop = useShop();
/** Staff sign in at the other one, since requests of tests do not come by https. */
const publicShop = useShop({ storefront, settings: { publicUrl: ORIGIN }, beside: shop });
afterAll(() => storefront.close());

let client: StaffClient;
let picture: StaffPicture;

/** Shows the upload alone with its product, and keeps this point of it in view. */
async function show(focusX: number): Promise<void> {
  const id = await productIdOf(shop(), SLUG);
  const { data } = await client.graphql<{ product: { version: number } }>(
    "query ($id: ID!) { product(id: $id) { version } }",
    { id },
  );
  const pictures = [described(picture, "A terracotta roman blind", focusX, 40)];
  const { errors } = await client.mutate("updateProduct", { id, expectedVersion: data.product.version, pictures });
  expect(errors).toEqual([]);
}

const textOf = async (path: string) => (await fetch(publicShop().url + path)).text();

beforeAll(async () => {
  ({ client } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
  ({ picture } = await uploadPicture(shop(), client, SLUG, await aJpeg()));
  await show(20);
});

describe("an uploaded picture is shown", () => {
  const fileOf = (width: number, format: string) => publicPathOf(picture).replace(/800\.webp$/, `${width}.${format}`);

  it.each([["/products/roman-blinds"], ["/category/blinds"]])("on %s, cropped around its point", async (path) => {
    const html = await textOf(path);
    for (const format of ["avif", "webp"])
      expect(html).toContain([480, 800, 1200].map((width) => `${fileOf(width, format)} ${width}w`).join(", "));
    expect(html).toContain("object-position:20% 40%");
  });

  it("to search engines and in the feed", async () => {
    expect(await textOf("/products/roman-blinds")).toContain(`"${ORIGIN}${fileOf(1200, "webp")}"`);
    const items = readFeed(await textOf("/feeds/google.xml")).filter(({ link }) => link.includes(`/${SLUG}?`));
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item["g:image_link"]).toBe(ORIGIN + fileOf(1200, "webp"));
  });

  it("in link previews, where the same part is in view", async () => {
    /** The picture is white at its left and terracotta at its right; its middle is at 420 or 324 pixels of the frame. */
    const blueAt = async (x: number) => {
      const response = await fetch(`${publicShop().url}/social/products/${SLUG}.jpg`);
      const card = sharp(Buffer.from(await response.arrayBuffer()));
      const { data } = await card
        .extract({ left: 1200 - 744 + x, top: 300, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[2] ?? 0;
    };
    await show(0);
    expect(await blueAt(370)).toBeGreaterThan(200);
    await show(100);
    expect(await blueAt(370)).toBeLessThan(100);
  });
});

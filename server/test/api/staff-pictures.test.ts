import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aJpeg, aPhonePhoto } from "../builders/pictures.js";
import { described, productIdOf, publicPathOf, uploadPicture, type StaffPicture } from "../builders/staff-pictures.js";
import { aMember, aSignedInMember, StaffClient } from "../builders/staff.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });

let client: StaffClient;
let email: string;

beforeAll(async () => {
  ({ client, email } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

type Product = {
  id: string;
  version: number;
  pictures: (StaffPicture & { productCount: number })[];
  audit: { what: string; by: string; before: string | null; after: string }[];
};
const PRODUCT =
  "id version pictures { id path alt width height focusX focusY shownColor isTintable isPublished productCount } audit { what by before after }";

async function read(slug: string): Promise<Product> {
  const { data } = await client.graphql<{ product: Product }>(`query ($id: ID!) { product(id: $id) { ${PRODUCT} } }`, {
    id: await productIdOf(shop(), slug),
  });
  return data.product;
}

/** Gives a product these pictures, as it is now. */
async function arrange(slug: string, pictures: readonly object[]) {
  const { id, version } = await read(slug);
  return client.mutate<{ product: Product | null }>(
    "updateProduct",
    { id, expectedVersion: version, pictures },
    `product { ${PRODUCT} }`,
  );
}

type Arranged = ReturnType<typeof asInput>;
const asInput = ({ id, alt, focusX, focusY }: StaffPicture) => ({ id, alt, focusX, focusY });

type ShownPicture = { file: string; alt: string; widths: number[]; focalPoint: string | null; url: string };
async function shown(slug: string): Promise<ShownPicture[]> {
  const { data } = await shop()
    .visitor()
    .graphql<{ product: { pictures: ShownPicture[] } }>(
      `query ($slug: String!) { product(slug: $slug) { pictures { file alt widths focalPoint url } } }`,
      { slug },
    );
  return data.product.pictures;
}

const upload = async (slug: string, bytes: Buffer) => (await uploadPicture(shop(), client, slug, bytes)).picture;

describe("an uploaded picture", () => {
  it("is shown to nobody before it is saved with its words, and to all within a second afterwards", async () => {
    const slug = "roller-blinds";
    const before = await shown(slug);
    const picture = await upload(slug, await aPhonePhoto(1600, 1200));
    expect(picture).toMatchObject({ alt: "", width: 1200, height: 1600, focusX: 50, focusY: 50 });
    expect(await shown(slug)).toEqual(before);
    const own = (await read(slug)).pictures.map(asInput);
    const { errors, data } = await arrange(slug, [described(picture, "A terracotta blind", 30, 80), ...own]);
    expect(errors).toEqual([]);
    const [saved, ...others] = data?.["updateProduct"]?.product?.pictures ?? [];
    expect(saved).toMatchObject({ ...described(picture, "A terracotta blind", 30, 80), productCount: 1 });
    expect(others.map(asInput)).toEqual(own);
    await vi.waitFor(
      async () =>
        expect((await shown(slug))[0]).toMatchObject({
          ...{ alt: "A terracotta blind", widths: [480, 800, 1200], focalPoint: "30% 80%" },
        }),
      { timeout: 1000, interval: 5 },
    );
    expect((await shown(slug)).slice(1)).toEqual(before);
  });

  it("is served in each width and format for a year, to pages of any origin, and as nothing else", async () => {
    const slug = "vertical-blinds";
    const picture = await upload(slug, await aPhonePhoto(1600, 1200));
    await arrange(slug, [described(picture)]);
    const path = publicPathOf(picture);
    expect((await read(slug)).pictures).toMatchObject([{ path, isPublished: true }]);
    expect(path).toMatch(/^\/images\/upload-[0-9a-f]{32}-800\.webp$/);
    for (const width of [480, 800, 1200])
      for (const format of ["avif", "webp"]) {
        const response = await fetch(shop().url + path.replace(/800\.webp$/, `${width}.${format}`));
        const { headers } = response;
        expect([response.status, headers.get("content-type")]).toEqual([200, `image/${format}`]);
        expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
        const file = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([file.width, file.exif]).toEqual([width, undefined]);
      }
    const [stem = ""] = path.split("-800.");
    for (const none of [`${stem}-801.webp`, `${stem}-800.png`, `/images/upload-${"0".repeat(32)}-800.webp`])
      expect((await fetch(shop().url + none)).status).toBe(404);
  });

  it("is served to staff alone before something of the shop shows it, and stored nowhere", async () => {
    const picture = await upload("honeycomb-blinds", await aJpeg(1000, 750));
    expect(picture).toMatchObject({ isPublished: false, path: expect.stringMatching(/^\/admin\/pictures\/upload-/) });
    const get = (path: string, cookie?: string) =>
      fetch(shop().url + path, { headers: cookie === undefined ? {} : { cookie } });
    expect((await get(publicPathOf(picture), client.cookie)).status).toBe(404);
    expect((await get(picture.path)).status).toBe(401);
    const { client: orders } = await aSignedInMember(shop(), StaffRole.ORDERS);
    expect((await get(picture.path, orders.cookie)).status).toBe(403);
    for (const format of ["avif", "webp"]) {
      const { status, headers } = await get(picture.path.replace("webp", format), client.cookie);
      expect([status, headers.get("content-type")]).toEqual([200, `image/${format}`]);
      expect(headers.get("cache-control")).toBe("private, no-store");
    }
    expect((await get("/admin/pictures/none.webp", client.cookie)).status).toBe(404);
  });

  it("sent twice for one product is one picture, and another one with another product", async () => {
    const bytes = await aJpeg(900, 700);
    const first = await upload("roman-blinds", bytes);
    await arrange("roman-blinds", [described(first)]);
    expect(await upload("roman-blinds", bytes)).toMatchObject({ ...described(first) });
    expect((await upload("wooden-blinds", bytes)).id).not.toBe(first.id);
  });

  it("and what was said of it are audited", async () => {
    const slug = "skylight-blinds";
    const former = (await read(slug)).pictures.map(asInput);
    const picture = await upload(slug, await aJpeg(1000, 800));
    await arrange(slug, [described(picture)]);
    const { audit } = await read(slug);
    expect(audit.slice(0, 2)).toMatchObject([
      { what: "product.changed", by: email },
      { what: "product.picture-uploaded", by: email, before: null },
    ]);
    const pictures = (entry: string | null | undefined) =>
      JSON.parse(JSON.parse(entry ?? "{}").pictures) as { alt: string }[];
    expect(pictures(audit[0]?.before).map(({ alt }) => alt)).toEqual(former.map(({ alt }) => alt));
    expect(pictures(audit[0]?.after)).toMatchObject([{ alt: described(picture).alt }]);
  });
});

describe("an upload is refused", () => {
  const send = async (bytes: Buffer, by = client, headers = {}) => {
    const { status, text } = await uploadPicture(shop(), by, "roller-blinds", bytes, headers);
    return [status, text];
  };

  it("of 50 MB, of no picture, of a narrow one, and without a body", async () => {
    const large = Buffer.concat([await aJpeg(), Buffer.alloc(50 * 1024 * 1024)]);
    expect(await send(large)).toEqual([400, expect.stringContaining("larger than 15 MB")]);
    expect(await send(Buffer.from("<svg><script/></svg>"))).toEqual([400, expect.stringContaining("no picture")]);
    expect(await send(await aJpeg(799, 600))).toEqual([400, expect.stringContaining("only 799 pixels wide")]);
    expect(await send(Buffer.alloc(0))).toEqual([400, expect.stringContaining("empty")]);
    const packed = await send(Buffer.from("x"), client, { "content-encoding": "gzip" });
    expect(packed[0]).toBe(415);
  });

  it("without sign-in, without the second factor, to other roles and from other origins", async () => {
    const stranger = new StaffClient(shop().url);
    expect((await send(await aJpeg(), stranger))[0]).toBe(401);
    await stranger.signIn((await aMember(shop())).email);
    expect((await send(await aJpeg(), stranger))[0]).toBe(401);
    const { client: orders } = await aSignedInMember(shop(), StaffRole.ORDERS);
    expect((await send(await aJpeg(), orders))[0]).toBe(403);
    expect((await send(await aJpeg(), client, { "sec-fetch-site": "cross-site" }))[0]).toBe(403);
  });

  it("for a product that there is not", async () => {
    const response = await fetch(`${shop().url}/admin/products/x/pictures`, {
      method: "POST",
      headers: { cookie: client.cookie ?? "" },
      body: new Uint8Array(await aJpeg()),
    });
    expect(response.status).toBe(404);
  });
});

describe("the pictures of a product", () => {
  it("can change places, words and points, and be taken off", async () => {
    const slug = "pleated-blinds";
    const [first, second] = (await read(slug)).pictures.map(asInput) as [Arranged, Arranged];
    const { errors } = await arrange(slug, [{ ...second, alt: "Seen from the side", focusY: 10 }, first]);
    expect(errors).toEqual([]);
    expect((await read(slug)).pictures.map(asInput)).toEqual([
      { ...second, alt: "Seen from the side", focusY: 10 },
      first,
    ]);
    await arrange(slug, []);
    expect(await shown(slug)).toEqual([]);
  });

  it("say which colour they show: a cart with that colour has it, with another one another picture", async () => {
    const slug = "roman-blinds";
    const [first, second] = [await upload(slug, await aJpeg(1000, 900)), await upload(slug, await aJpeg(900, 1000))];
    const own = (await read(slug)).pictures.map(asInput);
    const [{ colors }] = await shop().database.query("SELECT colors FROM product WHERE slug = $1", [slug]);
    const [one = "", other = ""] = colors as string[];
    const { errors } = await arrange(slug, [
      { ...described(first), shownColor: one },
      { ...described(second), shownColor: other },
      ...own,
    ]);
    expect(errors).toEqual([]);
    const pictureOf = async (color: string) => {
      const visitor = shop().visitor();
      await aCartWith(visitor, slug, { color });
      const { data } = await visitor.graphql<{ cart: { lines: { picture: { file: string } }[] } }>(
        "{ cart { lines { picture { file } } } }",
      );
      return data.cart.lines[0]?.picture.file;
    };
    const fileOf = (each: StaffPicture) => publicPathOf(each).replace(/^\/images\/(.*)-800\.webp$/, "$1");
    expect(await pictureOf(one)).toBe(fileOf(first));
    expect(await pictureOf(other)).toBe(fileOf(second));
  });

  it("keep their colour where it is left out, and say it of none that the shop tints", async () => {
    const slug = "roller-blinds";
    const tinted = (await read(slug)).pictures.findIndex(({ isTintable }) => isTintable);
    const own = (await read(slug)).pictures.map(asInput);
    const wanted = own.map((each, place) => (place === tinted ? { ...each, shownColor: "White" } : each));
    const { errors } = await arrange(slug, wanted);
    expect(errors).toMatchObject([
      { extensions: { fields: { [`pictures.${tinted}.shownColor`]: expect.any(String) } } },
    ]);
    const [first = {}] = own;
    expect((await arrange(slug, [{ ...first, shownColor: "Mauve" }])).errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });

  it("keep their version where nothing changes", async () => {
    const { version, pictures } = await read("day-night-blinds");
    await arrange("day-night-blinds", pictures.map(asInput));
    expect((await read("day-night-blinds")).version).toBe(version);
  });

  it("raise the version, so that one of two members is told of the other's", async () => {
    const { id, version, pictures } = await read("wooden-blinds");
    const input = { id, expectedVersion: version };
    await client.mutate("updateProduct", { ...input, pictures: pictures.map(asInput).toReversed() });
    const { errors } = await client.mutate("updateProduct", { ...input, leadTimeDays: 30 });
    expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
    expect((await read("wooden-blinds")).version).toBe(version + 1);
  });

  it.each<[string, string, (pictures: Arranged[]) => object[]]>([
    ["a missing word", "pictures.0.alt", ([first]) => [{ ...first, alt: " " }]],
    ["a long word", "pictures.0.alt", ([first]) => [{ ...first, alt: "x".repeat(201) }]],
    ["a point beside it", "pictures.0.focusX", ([first]) => [{ ...first, focusX: 101 }]],
    ["the same twice", "pictures", ([first]) => [first, first] as object[]],
    [
      "nine of them",
      "pictures",
      ([first]) =>
        Array(9)
          .fill(0)
          .map((_, index) => ({ ...first, id: `x${index}` })),
    ],
    ["one that there is not", "pictures", ([first]) => [{ ...first, id: "x" }]],
  ])("are refused for %s", async (_name, field, change) => {
    const before = await read("tracked-shutters");
    const { errors } = await arrange("tracked-shutters", change(before.pictures.map(asInput)));
    expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual([field]);
    expect(await read("tracked-shutters")).toEqual(before);
  });

  it("are no others' than uploads that nobody shows", async () => {
    const [foreign = {}] = (await read("roman-blinds")).pictures.map(asInput);
    expect((await arrange("venetian-blinds", [foreign])).errors).toMatchObject([
      { message: expect.stringContaining("not there any more") },
    ]);
  });
});

it("an upload is removed a day after no product has shown it, and no version or order does, with its files, and not before", async () => {
  const slug = "venetian-blinds";
  const [saved, unsaved] = [await upload(slug, await aJpeg(1000, 900)), await upload(slug, await aJpeg(1000, 901))];
  const age = (interval: string) =>
    shop().database.query("UPDATE picture_upload SET touched_at = touched_at - $1::interval", [interval]);
  const status = async (picture: StaffPicture) => (await fetch(shop().url + publicPathOf(picture))).status;
  const isKept = async ({ id }: StaffPicture) =>
    (await shop().database.query("SELECT FROM picture_file WHERE picture_id = $1 LIMIT 1", [keyOf("Picture", id)]))
      .length > 0;
  await arrange(slug, [described(saved)]);
  await age("23 hours");
  expect(await removeEnded(shop(), "picture")).toBe(0);
  await age("2 hours");
  await removeEnded(shop(), "picture");
  expect([await status(saved), await isKept(unsaved)]).toEqual([200, false]);
  const shopper = shop().visitor();
  await aCartWith(shopper, slug);
  await placeOrder(shopper, aCheckout());
  await arrange(slug, []);
  expect([await removeEnded(shop(), "picture"), await status(saved)]).toEqual([0, 200]);
  await age("25 hours");
  expect([await removeEnded(shop(), "picture"), await status(saved)]).toEqual([0, 200]);
  await shop().database.query("UPDATE order_line SET picture_id = NULL");
  expect([await removeEnded(shop(), "picture"), await status(saved)]).toEqual([0, 200]);
  await shop().database.query(`
    ALTER TABLE product_version DISABLE TRIGGER USER;
    ALTER TABLE product_version_picture DISABLE TRIGGER USER;
    DELETE FROM product_version;
    ALTER TABLE product_version ENABLE TRIGGER USER;
    ALTER TABLE product_version_picture ENABLE TRIGGER USER`);
  await removeEnded(shop(), "picture");
  await vi.waitFor(async () => expect(await status(saved)).toBe(404), { timeout: 20_000 });
});

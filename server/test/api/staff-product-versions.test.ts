import { beforeAll, describe, expect, it, vi } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aJpeg } from "../builders/pictures.js";
import { actOnDraft } from "../builders/product-drafts.js";
import { versionsOf } from "../builders/product-versions.js";
import { described, publicPathOf, uploadPicture, type StaffPicture } from "../builders/staff-pictures.js";
import { aCopy, actOnProduct, staffProduct } from "../builders/staff-product.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });

let client: StaffClient;
let email: string;

beforeAll(async () => {
  ({ client, email } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

const read = (slug: string) => versionsOf(shop(), client, slug);
const update = (slug: string, input: object) => actOnProduct(shop(), client, "updateProduct", slug, input);
const revert = (slug: string, version: number) => actOnProduct(shop(), client, "revertProduct", slug, { version });
const asInput = ({ id, alt, focusX, focusY, shownColor }: StaffPicture) => ({ id, alt, focusX, focusY, shownColor });
const codesOf = ({ errors }: { errors: readonly { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

/** Shoppers see a change once the process has heard of it. */
const PATIENT = { timeout: 20_000 };

/** What shoppers see of the pictures of a product. */
async function shown(slug: string): Promise<{ alt: string }[]> {
  const { data } = await shop()
    .visitor()
    .graphql<{ product: { pictures: { alt: string }[] } }>(
      "query ($slug: String!) { product(slug: $slug) { pictures { alt } } }",
      { slug },
    );
  return data.product.pictures;
}

describe("a product", () => {
  it("has no versions before its first change, and then what it was and what it became", async () => {
    const slug = "roller-blinds";
    const before = await read(slug);
    expect(before.versions).toEqual([]);
    await update(slug, { leadTimeDays: 41 });
    const after = await read(slug);
    expect(after.versions).toMatchObject([
      { version: after.version, fields: { leadTimeDays: 41 }, savedBy: email, takenFrom: null },
      { version: before.version, fields: { leadTimeDays: before.leadTimeDays }, savedBy: null, takenFrom: null },
    ]);
    for (const { pictures } of after.versions) expect(pictures.map(asInput)).toEqual(before.pictures.map(asInput));
  });

  it("is taken back to fields and pictures of a version, which shoppers see, as a new version", async () => {
    const slug = "venetian-blinds";
    const before = await read(slug);
    const { picture } = await uploadPicture(shop(), client, slug, await aJpeg(1000, 900));
    const others = before.pictures.slice(1).map((each) => ({ ...asInput(each), alt: `${each.alt}, by night` }));
    await update(slug, { leadTimeDays: 42, pictures: [described(picture, "Slats of today"), ...others] });
    expect((await revert(slug, before.version)).errors).toEqual([]);
    const after = await read(slug);
    expect(after).toMatchObject({ leadTimeDays: before.leadTimeDays });
    expect(after.pictures.map(asInput)).toEqual(before.pictures.map(asInput));
    expect(after.versions[0]).toMatchObject({ version: after.version, savedBy: email, takenFrom: before.version });
    const words = before.pictures.map(({ alt }) => ({ alt }));
    await vi.waitFor(async () => expect(await shown(slug)).toMatchObject(words), PATIENT);
    const [audit] = await shop().database.query(
      "SELECT what, before, after FROM staff_audit WHERE subject_id = $1 ORDER BY id DESC LIMIT 1",
      [keyOf("Product", (await staffProduct(shop(), client, slug)).id)],
    );
    expect(audit).toMatchObject({
      what: "product.taken-back",
      before: { leadTimeDays: 42, pictures: expect.stringContaining("Slats of today") },
      after: { leadTimeDays: before.leadTimeDays, takenFrom: before.version },
    });
  });

  it("gets back an upload that it has not shown for long, whose files were kept", async () => {
    const slug = "roman-blinds";
    const own = (await read(slug)).pictures.map(asInput);
    const { picture } = await uploadPicture(shop(), client, slug, await aJpeg(1001, 900));
    await update(slug, { pictures: [described(picture)] });
    const { version } = await read(slug);
    await update(slug, { pictures: own });
    await shop().database.query("UPDATE picture_upload SET touched_at = now() - interval '9 days'");
    await removeEnded(shop(), "picture");
    expect((await revert(slug, version)).errors).toEqual([]);
    expect((await read(slug)).pictures).toMatchObject([described(picture)]);
    expect((await fetch(shop().url + publicPathOf(picture))).status).toBe(200);
  });

  it("has versions of published drafts, by whom they were saved, and keeps its draft when it is taken back", async () => {
    const slug = "pleated-blinds";
    const before = await read(slug);
    await actOnDraft(shop(), client, "saveProductDraft", slug, { pictures: [] });
    await actOnDraft(shop(), client, "publishProductDraft", slug);
    expect((await read(slug)).versions).toMatchObject([{ pictures: [], savedBy: email }, { savedBy: null }]);
    await actOnDraft(shop(), client, "saveProductDraft", slug, { leadTimeDays: 43 });
    expect((await revert(slug, before.version)).errors).toEqual([]);
    expect((await read(slug)).pictures.map(asInput)).toEqual(before.pictures.map(asInput));
    expect((await actOnDraft(shop(), client, "publishProductDraft", slug)).errors).toEqual([]);
    expect(await read(slug)).toMatchObject({ leadTimeDays: 43 });
  });

  it("keeps what others than staff made of it before a change", async () => {
    const slug = "wooden-blinds";
    await update(slug, { leadTimeDays: 44 });
    await shop().database.query("UPDATE product SET lead_time_days = 45 WHERE slug = $1", [slug]);
    await update(slug, { leadTimeDays: 46 });
    const { versions } = await read(slug);
    expect(versions.slice(0, 3).map(({ fields, savedBy }) => [fields["leadTimeDays"], savedBy])).toEqual([
      [46, email],
      [45, null],
      [44, email],
    ]);
  });
});

describe("a product that shows pictures of another one", () => {
  it("gets another version with each change of their words there, and has versions with both", async () => {
    const [slug, of] = ["same-pictures", "day-night-blinds"];
    await aCopy(shop(), client, of, { name: "Same Pictures", slug });
    await update(slug, { leadTimeDays: 49 });
    const [before, source] = [await read(slug), await read(of)];
    const own = source.pictures.map(asInput);
    await update(of, { leadTimeDays: 49, pictures: own.slice(1) });
    expect((await read(slug)).version).toBe(before.version);
    const words = own.map((each) => ({ ...each, alt: `${each.alt}, by day` }));
    await update(of, { pictures: words });
    expect((await read(slug)).version).toBe(before.version + 1);
    const outdated = { leadTimeDays: 50, expectedVersion: before.version };
    expect(codesOf(await actOnProduct(shop(), client, "updateProduct", slug, outdated))).toEqual(["CONFLICT"]);
    await update(slug, { leadTimeDays: 50 });
    const after = await read(slug);
    expect(after.versions.slice(0, 3)).toMatchObject([
      { fields: { leadTimeDays: 50 }, pictures: words, savedBy: email },
      { fields: { leadTimeDays: 49 }, pictures: words, savedBy: null },
      { fields: { leadTimeDays: 49 }, pictures: own, savedBy: email },
    ]);
    expect((await revert(of, source.version)).errors).toEqual([]);
    const last = await read(slug);
    expect([last.version, last.pictures.map(asInput)]).toEqual([after.version + 1, own]);
  });
});

it("what the page of a product suggests makes no version, and none of what it was before", async () => {
  const slug = "skylight-blinds";
  await update(slug, { leadTimeDays: 52 });
  const before = await read(slug);
  const { id } = await staffProduct(shop(), client, "roller-blinds");
  expect((await update(slug, { chosenRelated: [id] })).errors).toEqual([]);
  const after = await read(slug);
  expect([after.version, after.versions]).toEqual([before.version + 1, before.versions]);
  await update(slug, { leadTimeDays: 53 });
  const [latest, ...others] = (await read(slug)).versions;
  expect(latest).toMatchObject({ fields: { leadTimeDays: 53 }, savedBy: email });
  expect(others).toEqual(before.versions);
});

describe("going back is refused", () => {
  const slug = "vertical-blinds";

  it("to a version that there is not, and for who has read an earlier state", async () => {
    expect(codesOf(await revert(slug, 99))).toEqual(["NOT_FOUND"]);
    const { version } = await read(slug);
    await update(slug, { leadTimeDays: 47 });
    const outdated = { version, expectedVersion: version };
    expect(codesOf(await actOnProduct(shop(), client, "revertProduct", slug, outdated))).toEqual(["CONFLICT"]);
    expect(await read(slug)).toMatchObject({ leadTimeDays: 47 });
  });

  it("to a name that another product has taken", async () => {
    const { version } = await read(slug);
    const { name } = await staffProduct(shop(), client, slug);
    await update(slug, { name: "Slats From Top To Floor" });
    await aCopy(shop(), client, "roller-blinds", { name, slug: "slats-of-another" });
    const { errors } = await revert(slug, version);
    expect(errors).toMatchObject([{ message: "Another product has this name" }]);
  });
});

it("versions are append-only, and go with their product", async () => {
  const { product } = await aCopy(shop(), client, "roller-blinds", { name: "Gone Blinds", slug: "gone-blinds" });
  await update("gone-blinds", { leadTimeDays: 48 });
  const id = keyOf("Product", product?.id ?? "");
  for (const statement of [
    "UPDATE product_version SET fields = '{}'",
    "DELETE FROM product_version",
    "UPDATE product_version_picture SET alt = ''",
    "DELETE FROM product_version_picture",
    "TRUNCATE product_version, product_version_picture",
  ])
    await expect(shop().database.query(statement)).rejects.toThrow("append-only");
  await shop().database.query("DELETE FROM product WHERE id = $1", [id]);
  const [{ count }] = await shop().database.query(
    "SELECT count(*)::int AS count FROM product_version WHERE product_id = $1",
    [id],
  );
  expect(count).toBe(0);
});

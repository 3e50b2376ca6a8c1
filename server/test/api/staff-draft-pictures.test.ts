import { beforeAll, describe, expect, it, vi } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { londonDay } from "../../src/rules/london-time.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { publishDueDrafts } from "../../src/staff/catalogue/publish-draft.js";
import { aJpeg } from "../builders/pictures.js";
import { actOnDraft, draftOf } from "../builders/product-drafts.js";
import { described, publicPathOf, uploadPicture, type StaffPicture } from "../builders/staff-pictures.js";
import { actOnProduct, staffProduct } from "../builders/staff-product.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });

let client: StaffClient;

beforeAll(async () => {
  ({ client } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const IN_TWO_DAYS = londonDay(daysAhead(2));

/** Shoppers see a change once the process has heard of it. */
const PATIENT = { timeout: 20_000 };

const upload = async (slug: string, width: number) =>
  (await uploadPicture(shop(), client, slug, await aJpeg(width, 900))).picture;
const save = (slug: string, input: object) => actOnDraft(shop(), client, "saveProductDraft", slug, input);
const publish = (slug: string) => actOnDraft(shop(), client, "publishProductDraft", slug);
const draftedPictures = async (slug: string) => (await draftOf(shop(), client, slug)).draft?.pictures;
const statusOf = async (picture: StaffPicture) => (await fetch(shop().url + publicPathOf(picture))).status;
const codesOf = ({ errors }: { errors: readonly { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

/** The pictures of a product as staff read them. */
async function published(slug: string): Promise<StaffPicture[]> {
  const { id } = await staffProduct(shop(), client, slug);
  const { data } = await client.graphql<{ product: { pictures: StaffPicture[] } }>(
    "query ($id: ID!) { product(id: $id) { pictures { id path alt focusX focusY shownColor } } }",
    { id },
  );
  return data.product.pictures;
}

const asInput = ({ id, alt, focusX, focusY, shownColor }: StaffPicture) => ({ id, alt, focusX, focusY, shownColor });

type Shown = { file: string; alt: string; focalPoint: string | null; shownColor: string | null };

/** The pictures of a product as shoppers see them. */
async function shown(slug: string): Promise<Shown[]> {
  const { data } = await shop()
    .visitor()
    .graphql<{ product: { pictures: Shown[] } }>(
      "query ($slug: String!) { product(slug: $slug) { pictures { file alt focalPoint shownColor } } }",
      { slug },
    );
  return data.product.pictures;
}

async function lastAudit(slug: string) {
  const { id } = await staffProduct(shop(), client, slug);
  const [entry] = await shop().database.query(
    "SELECT what, before, after FROM staff_audit WHERE subject_id = $1 ORDER BY id DESC LIMIT 1",
    [keyOf("Product", id)],
  );
  return entry;
}

describe("the pictures of a draft", () => {
  it("and what it says of those that are shown, are seen by staff alone until it is published", async () => {
    const slug = "roller-blinds";
    const [before, own] = [await shown(slug), (await published(slug)).map(asInput)];
    const picture = await upload(slug, 1000);
    const [first, ...others] = own;
    const words = { ...first, alt: "Words to come of the first", focusX: 10, focusY: 20 };
    const added = { ...described(picture, "A terracotta blind to come", 30, 80), shownColor: "White" };
    expect((await save(slug, { pictures: [added, words, ...others] })).errors).toEqual([]);
    expect(await draftedPictures(slug)).toMatchObject([{ ...added, isPublished: false }, words, ...others]);
    expect(await shown(slug)).toEqual(before);
    expect((await published(slug)).map(asInput)).toEqual(own);
    expect(await statusOf(picture)).toBe(404);
    expect((await publish(slug)).errors).toEqual([]);
    const after = [
      { alt: added.alt, focalPoint: "30% 80%", shownColor: "White" },
      { alt: words.alt, focalPoint: "10% 20%" },
      ...before.slice(1),
    ];
    await vi.waitFor(async () => expect(await shown(slug)).toMatchObject(after), PATIENT);
    expect(await statusOf(picture)).toBe(200);
    expect((await draftOf(shop(), client, slug)).draft).toBeNull();
  });

  it("are audited as they were and as they are", async () => {
    const { what, before, after } = await lastAudit("roller-blinds");
    expect(what).toBe("product.draft-published");
    expect(before.pictures).not.toContain("to come");
    expect(after.pictures).toContain("A terracotta blind to come");
  });

  it("go live with its texts when its day begins", async () => {
    const slug = "venetian-blinds";
    const picture = await upload(slug, 1001);
    const input = { pictures: [described(picture)], shortDescription: "Slats to come." };
    expect((await save(slug, { ...input, publishOn: IN_TWO_DAYS })).errors).toEqual([]);
    const id = Number(keyOf("Product", (await staffProduct(shop(), client, slug)).id));
    expect(await publishDueDrafts(shop().database, new Date())).toEqual({ published: [], refused: [] });
    expect(await statusOf(picture)).toBe(404);
    expect(await publishDueDrafts(shop().database, daysAhead(3))).toEqual({ published: [id], refused: [] });
    await vi.waitFor(async () => expect(await shown(slug)).toMatchObject([{ alt: described(picture).alt }]), PATIENT);
    const [{ texts }] = await shop().database.query("SELECT short_description AS texts FROM product WHERE id = $1", [
      id,
    ]);
    expect(texts).toBe("Slats to come.");
  });

  it("can be none, can be those that are published, and then the draft leaves them alone", async () => {
    const slug = "roman-blinds";
    const own = (await published(slug)).map(asInput);
    await save(slug, { pictures: [] });
    expect(await draftedPictures(slug)).toEqual([]);
    expect(codesOf(await save(slug, { pictures: own }))).toEqual(["BAD_USER_INPUT"]);
    await save(slug, { pictures: own, leadTimeDays: 40 });
    expect(await draftedPictures(slug)).toBeNull();
    expect((await publish(slug)).errors).toEqual([]);
    expect((await published(slug)).map(asInput)).toEqual(own);
  });

  it("keep the colour of the draft where it is left out, or none, and a save for shoppers the colour that they see", async () => {
    const slug = "honeycomb-blinds";
    const picture = await upload(slug, 1004);
    const coloured = async (input: object) => {
      expect((await save(slug, { pictures: [{ ...described(picture), ...input }] })).errors).toEqual([]);
      return (await draftedPictures(slug))?.map(({ shownColor }) => shownColor);
    };
    expect(await coloured({ shownColor: "White" })).toEqual(["White"]);
    expect(await coloured({ alt: "Words that came later" })).toEqual(["White"]);
    expect((await publish(slug)).errors).toEqual([]);
    expect(await coloured({ shownColor: null })).toEqual([null]);
    expect(await coloured({})).toEqual([null]);
    await actOnProduct(shop(), client, "updateProduct", slug, { pictures: [described(picture)] });
    expect(await published(slug)).toMatchObject([{ ...described(picture), shownColor: "White" }]);
  });

  it("are not published over pictures that were changed since, nor on their day", async () => {
    const slug = "pleated-blinds";
    const own = (await published(slug)).map(asInput);
    await save(slug, { pictures: own.slice(1), publishOn: IN_TWO_DAYS });
    await actOnProduct(shop(), client, "updateProduct", slug, { pictures: own.toReversed() });
    expect((await draftOf(shop(), client, slug)).draft?.overtaken).toEqual(["pictures"]);
    expect((await publish(slug)).errors).toMatchObject([
      { message: expect.stringContaining("pictures"), extensions: { code: "CONFLICT" } },
    ]);
    const { refused } = await publishDueDrafts(shop().database, daysAhead(3));
    expect(refused).toHaveLength(1);
    expect((await published(slug)).map(asInput)).toEqual(own.toReversed());
    await save(slug, { pictures: own.slice(1) });
    expect((await publish(slug)).errors).toEqual([]);
    expect((await published(slug)).map(asInput)).toEqual(own.slice(1));
  });

  it("stay what they are for who has read an earlier draft", async () => {
    const slug = "wooden-blinds";
    const own = (await published(slug)).map(asInput);
    await save(slug, { pictures: own.slice(1) });
    expect(codesOf(await save(slug, { pictures: [], expectedDraftVersion: 0 }))).toEqual(["CONFLICT"]);
    expect(await draftedPictures(slug)).toMatchObject(own.slice(1));
  });

  it.each<[string, string, (first: object) => object[]]>([
    ["a missing word", "pictures.0.alt", (first) => [{ ...first, alt: "" }]],
    ["a point beside it", "pictures.0.focusY", (first) => [{ ...first, focusY: -1 }]],
    ["a colour that there is not", "pictures.0.shownColor", (first) => [{ ...first, shownColor: "Ultraviolet" }]],
    ["the same twice", "pictures", (first) => [first, first]],
  ])("are refused for %s", async (_name, field, change) => {
    const [first = {}] = (await published("vertical-blinds")).map(asInput);
    const { errors } = await save("vertical-blinds", { pictures: change(first) });
    expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual([field]);
    expect((await draftOf(shop(), client, "vertical-blinds")).draft).toBeNull();
  });

  it("are no other product’s", async () => {
    const picture = await upload("day-night-blinds", 1002);
    await save("day-night-blinds", { pictures: [described(picture)] });
    for (const name of ["saveProductDraft", "updateProduct"] as const) {
      const input = { pictures: [described(picture)] };
      const { errors } = await (name === "updateProduct"
        ? actOnProduct(shop(), client, name, "vertical-blinds", input)
        : save("vertical-blinds", input));
      expect(errors).toMatchObject([{ message: expect.stringContaining("not there any more") }]);
    }
  });
});

it("an upload stays as long as a draft has it, and a day longer", async () => {
  const slug = "skylight-blinds";
  const picture = await upload(slug, 1003);
  const age = () => shop().database.query("UPDATE picture_upload SET touched_at = touched_at - interval '25 hours'");
  const isKept = async () =>
    (
      await shop().database.query("SELECT FROM picture_file WHERE picture_id = $1 LIMIT 1", [
        keyOf("Picture", picture.id),
      ])
    ).length > 0;
  await save(slug, { pictures: [described(picture)] });
  await age();
  await removeEnded(shop(), "picture");
  expect(await isKept()).toBe(true);
  expect((await actOnDraft(shop(), client, "discardProductDraft", slug)).errors).toEqual([]);
  await removeEnded(shop(), "picture");
  expect(await isKept()).toBe(true);
  await age();
  await removeEnded(shop(), "picture");
  expect(await isKept()).toBe(false);
});

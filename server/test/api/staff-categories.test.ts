import { beforeAll, describe, expect, it, vi } from "vitest";
import { seedCatalogue } from "../../src/composition/seed/seed.js";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { staffCategoryQueries } from "../../src/staff/categories/staff-category.queries.js";
import { aJpeg } from "../builders/pictures.js";
import { actOnCategory, categoryIdOf, staffCategory } from "../builders/staff-category.js";
import { described, type StaffPicture } from "../builders/staff-pictures.js";
import { staffProduct } from "../builders/staff-product.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { clientPages } from "../harness/client-pages.js";
import { holdRows } from "../harness/held-rows.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const storefront = clientPages();
const shop = useShop({ storefront, settings: { responseCache: true } });

let client: StaffClient;
let email: string;

beforeAll(async () => {
  ({ client, email } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
  return () => storefront.close();
});

const read = (slug: string) => staffCategory(shop(), client, slug);
const update = (slug: string, input: object) => actOnCategory(shop(), client, "updateCategory", slug, input);
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);
const pageOf = async (path: string) => (await fetch(shop().url + path)).text();

const DESCRIPTION = "Shutters of poplar and basswood, hung in a frame that is made for your opening.";

describe("a changed category", () => {
  it("is seen by shoppers within a second: in menu, heading, breadcrumb, structured data and sitemap", async () => {
    const paths = ["/category/shutters", "/products/plantation-shutters", "/sitemap.xml"];
    for (const path of paths) await pageOf(path);
    const { errors } = await update("shutters", {
      name: "Window Shutters",
      tagline: "Louvred, solid, tier on tier",
      description: DESCRIPTION,
    });
    expect(errors).toEqual([]);
    await vi.waitFor(async () => expect(await pageOf("/category/shutters")).toMatch(/<h1[^>]*>Window Shutters/), {
      timeout: 20_000,
      interval: 50,
    });
    const page = await pageOf("/category/shutters");
    expect(page).toContain(DESCRIPTION);
    expect(page).toContain('"name":"Window Shutters"');
    expect(page).not.toContain(">Shutters</a>");
    const product = await pageOf("/products/plantation-shutters");
    expect(product).toContain('"category":"Window Shutters"');
    expect(product).toContain('"name":"Window Shutters"');
    expect(product).toContain('href="/category/shutters"');
    const [{ day }] = await shop().database.query(
      "SELECT to_char(changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM category WHERE slug = 'shutters'",
    );
    expect(await pageOf("/sitemap.xml")).toContain(`/category/shutters</loc><lastmod>${day}</lastmod>`);
    const { data } = await shop()
      .visitor()
      .graphql<{ categories: { tagline: string }[] }>("{ categories { tagline } }");
    expect(data.categories.map(({ tagline }) => tagline)).toContain("Louvred, solid, tier on tier");
  });

  it("is found by its new name", async () => {
    await update("decorative-styles", { name: "Zwischenraum" });
    const { data } = await shop()
      .visitor()
      .graphql<{ products: { totalCount: number } }>('{ products(filter: { text: "zwischenraum" }) { totalCount } }');
    expect(data.products.totalCount).toBeGreaterThan(0);
  });

  it("has its own texts for search engines, or those that are worked out", async () => {
    const worked = (await read("pergolas")).seo;
    const title = "Pergolas for your terrace";
    const written = await update("pergolas", { seoTitle: title, seoDescription: DESCRIPTION });
    expect(written.category?.seo).toEqual({ title, description: DESCRIPTION });
    await vi.waitFor(async () => expect(await pageOf("/category/pergolas")).toContain(`<title>${title} · `), {
      timeout: 20_000,
      interval: 50,
    });
    const again = await update("pergolas", { seoTitle: null, seoDescription: "" });
    expect(again.category).toMatchObject({ seo: worked, seoTitle: null, seoDescription: null });
  });

  it("has an audit row with what was changed, and none where nothing changes", async () => {
    const before = await read("outdoor-blinds");
    await update("outdoor-blinds", { tagline: "Shade for the terrace" });
    const { category } = await update("outdoor-blinds", { tagline: " Shade for the terrace " });
    expect([category?.version, category?.audit]).toEqual([
      before.version + 1,
      [
        {
          what: "category.changed",
          by: email,
          before: JSON.stringify({ tagline: before.tagline }),
          after: JSON.stringify({ tagline: "Shade for the terrace" }),
        },
      ],
    ]);
  });

  it("is refused with a sentence for each text that breaks a rule", async () => {
    const { errors, category } = await update("blinds", { name: "x", seoTitle: "x".repeat(40), tagline: "Blinds!" });
    expect(category).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: {
        name: "Name must be at least 2 characters",
        tagline: "Please write without exclamation marks",
        seoTitle: "Title for search engines must be at most 39 characters",
      },
    });
    const taken = await update("blinds", { name: "SALE" });
    expect(taken.errors.map(({ message }) => message)).toEqual(["Another category has this name"]);
  });

  it("is refused a name that another category is being given", async () => {
    const other = await holdRows(
      shop().databaseUrl,
      staffCategoryQueries.holdNames.text,
      "UPDATE category SET name = 'Pelmets and Voiles' WHERE slug = 'decorative-styles'",
    );
    const answer = update("outdoor-blinds", { name: "Pelmets and voiles" });
    await other.waiting();
    await other.release();
    expect((await answer).errors.map(({ message }) => message)).toEqual(["Another category has this name"]);
  });

  it("is refused to the second of two who read the same version, and where there is no such category", async () => {
    const { id, version } = await read("sale");
    const change = (input: object) => client.mutate("updateCategory", { id, expectedVersion: version, ...input });
    const both = await Promise.all([change({ tagline: "Less just now" }), change({ tagline: "For less" })]);
    expect(both.flatMap(codesOf)).toEqual(["CONFLICT"]);
    const none = await client.mutate("updateCategory", { id: "none", expectedVersion: 0, name: "None" });
    expect(codesOf(none)).toEqual(["NOT_FOUND"]);
  });
});

describe("versions", () => {
  it("lead back to what the category was, also before staff changed it", async () => {
    const first = await read("blinds");
    await update("blinds", { name: "Window Blinds" });
    await update("blinds", { name: "Blinds for Windows" });
    const back = await actOnCategory(shop(), client, "revertCategory", "blinds", { version: first.version + 1 });
    expect(back.category?.name).toBe("Window Blinds");
    const installed = await actOnCategory(shop(), client, "revertCategory", "blinds", { version: 0 });
    const { name, tagline, description, picture } = first;
    expect(installed.category).toMatchObject({ name, tagline, description, picture, version: first.version + 4 });
    expect(installed.category?.versions.slice(0, 3).map((each) => [each.texts.name, each.takenFrom])).toEqual([
      [name, 0],
      ["Window Blinds", first.version + 1],
      ["Blinds for Windows", null],
    ]);
    expect(installed.category?.audit[0]).toMatchObject({ what: "category.taken-back", by: email });
    const unknown = await actOnCategory(shop(), client, "revertCategory", "blinds", { version: 99 });
    expect(codesOf(unknown)).toEqual(["NOT_FOUND"]);
  });

  it("never change, whoever asks", async () => {
    for (const statement of ["UPDATE category_version SET version = 9", "DELETE FROM category_version"])
      await expect(shop().database.query(statement)).rejects.toThrow(/append-only/);
  });
});

describe("the picture", () => {
  const shown = async (slug: string) => {
    const { data } = await shop()
      .visitor()
      .graphql<{ category: { picture: { file: string; alt: string; focalPoint: string | null } } }>(
        "query ($slug: String!) { category(slug: $slug) { picture { file alt focalPoint } } }",
        { slug },
      );
    return data.category.picture;
  };

  async function upload(slug: string): Promise<{ status: number; picture: StaffPicture }> {
    const response = await fetch(`${shop().url}/admin/categories/${await categoryIdOf(shop(), slug)}/pictures`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", ...(client.cookie && { cookie: client.cookie }) },
      body: new Uint8Array(await aJpeg()),
    });
    return { status: response.status, picture: (await response.json()) as StaffPicture };
  }

  it("is one of the offered ones, with words and the point in view that are said of it", async () => {
    const { offeredPictures, picture } = await read("pergolas");
    expect(offeredPictures[0]?.id).toBe(picture.id);
    const other = offeredPictures.find(({ id }) => id !== picture.id);
    expect(other).toBeDefined();
    const chosen = { id: other?.id, alt: "A white pergola over a set table", focusX: 30, focusY: 70 };
    const { errors } = await update("pergolas", { picture: chosen });
    expect(errors).toEqual([]);
    expect(await shown("pergolas")).toMatchObject({ alt: chosen.alt, focalPoint: "30% 70%" });
    expect((await read("pergolas")).audit[0]?.after).toContain(chosen.alt);
  });

  it("has no words put back by a product’s form that was opened before", async () => {
    const [{ slug }] = await shop().database.query(
      `SELECT p.slug FROM product p JOIN product_picture pp ON pp.product_id = p.id
        JOIN category c ON c.picture_id = pp.picture_id WHERE c.slug = 'blinds' ORDER BY p.position LIMIT 1`,
    );
    const product = await staffProduct(shop(), client, slug);
    const { picture } = await read("blinds");
    await update("blinds", { picture: described(picture, "A study, and a blind in its only window") });
    const change = { id: product.id, expectedVersion: product.version, leadTimeDays: 33 };
    expect(codesOf(await client.mutate("updateProduct", change))).toEqual(["CONFLICT"]);
  });

  it("has no words put back by its own form that was opened before a product gave it others", async () => {
    const [category, slug] = ["decorative-styles", "roman-blinds"];
    await shop().database.query(
      `UPDATE category SET picture_id = (SELECT pp.picture_id FROM product_picture pp
        JOIN product p ON p.id = pp.product_id WHERE p.slug = $2 AND pp.position = 0) WHERE slug = $1`,
      [category, slug],
    );
    const before = await read(category);
    const { id, version } = await staffProduct(shop(), client, slug);
    const { data } = await client.graphql<{ product: { pictures: StaffPicture[] } }>(
      "query ($id: ID!) { product(id: $id) { pictures { id alt } } }",
      { id },
    );
    const reworded = data.product.pictures.map((picture) =>
      described(picture, picture.id === before.picture.id ? "What a product says of it" : picture.alt),
    );
    const { errors } = await client.mutate("updateProduct", { id, expectedVersion: version, pictures: reworded });
    expect(errors).toEqual([]);
    const after = await read(category);
    expect(after.version).toBe(before.version + 1);
    expect(after.versions[0]).toMatchObject({ version: after.version, texts: { name: before.name }, savedBy: email });
    const late = { id: before.id, expectedVersion: before.version, picture: described(before.picture) };
    expect(codesOf(await client.mutate("updateCategory", late))).toEqual(["CONFLICT"]);
    expect((await shown(category)).alt).toBe("What a product says of it");
  });

  it("of the sale is offered of products that are reduced", async () => {
    const { picture, offeredPictures } = await read("sale");
    const [{ reduced }] = await shop().database.query(
      `SELECT array_agg(pp.picture_id) AS reduced FROM product p JOIN product_picture pp ON pp.product_id = p.id
        WHERE pp.position = 0 AND p.was_price_pence IS NOT NULL`,
    );
    const others = offeredPictures.filter(({ id }) => id !== picture.id).map(({ id }) => keyOf("Picture", id));
    expect(others).not.toEqual([]);
    expect(others.filter((id) => !reduced.includes(id))).toEqual([]);
  });

  it("can be uploaded, and stays while a version shows it", async () => {
    const { status, picture } = await upload("outdoor-blinds");
    expect(status).toBe(201);
    const before = await read("outdoor-blinds");
    expect(codesOf(await update("outdoor-blinds", { picture: { ...described(picture), alt: "" } }))).toEqual([
      "BAD_USER_INPUT",
    ]);
    await update("outdoor-blinds", { picture: described(picture) });
    expect((await shown("outdoor-blinds")).file).toMatch(/^upload-/);
    await update("outdoor-blinds", { picture: described(before.picture, before.picture.alt) });
    await shop().database.query("UPDATE picture_upload SET touched_at = now() - interval '9 days'");
    await removeEnded(shop(), "picture");
    const back = await actOnCategory(shop(), client, "revertCategory", "outdoor-blinds", {
      version: before.version + 1,
    });
    expect(back.category?.picture.id).toBe(picture.id);
  });

  it("is refused where it is gone", async () => {
    const { picture } = await upload("shutters");
    await shop().database.query("UPDATE picture_upload SET touched_at = now() - interval '9 days'");
    await removeEnded(shop(), "picture");
    const { errors } = await update("shutters", { picture: described(picture) });
    expect(errors.map(({ message }) => message)).toEqual([
      "This picture is not there any more. Please choose another one, or upload it again",
    ]);
  });
});

it("the seed leaves a category that staff have changed as it is, and what is said of its picture", async () => {
  const { picture } = await read("shutters");
  const words = { ...described(picture, "A bedroom with shutters to the floor"), focusX: 20, focusY: 80 };
  expect((await update("shutters", { name: "Our Shutters", picture: words })).errors).toEqual([]);
  await seedCatalogue(shop().databaseUrl, { today: new Date("2025-07-01") });
  expect(await read("shutters")).toMatchObject({ name: "Our Shutters", picture: words });
});

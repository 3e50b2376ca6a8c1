import { expect, it } from "vitest";
import { listProducts } from "../builders/product-list.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** Slugs of the products that a way to operate narrows all products to. */
async function slugsOf(operation: string): Promise<string[]> {
  const { data, errors } = await listProducts(shop().visitor(), { filter: { easyToOperate: [operation] } });
  expect(errors).toEqual([]);
  return (data?.products.nodes ?? []).map(({ slug }) => slug).toSorted();
}

const MOTORISED = [
  "awnings",
  "fabric-pergolas",
  "full-cassette-awnings",
  "louvred-pergolas",
  "motorized-blackout-blinds",
  "motorized-blinds",
  "motorized-day-night-blinds",
  "motorized-skylight-blinds",
  "pergola-side-screens",
  "zip-screens",
];
const BY_WAND = ["blackout-vertical-blinds", "pvc-vertical-blinds", "slim-venetian-blinds", "vertical-blinds"];

it.each([
  ["MOTOR", MOTORISED],
  ["WAND", BY_WAND],
  ["ONE_HANDED", [...MOTORISED, ...BY_WAND, "cordless-wooden-blinds"].toSorted()],
])("%s lists what the products say of their control", async (operation, expected) => {
  expect(await slugsOf(operation)).toEqual(expected);
});

it("leaves out cords, chains and products that do not say how they are operated", async () => {
  const cordFree = await slugsOf("CORD_FREE");
  expect(cordFree).toEqual(expect.arrayContaining(["soft-rise-roller-blinds", "plantation-shutters", ...MOTORISED]));
  for (const slug of ["roman-blinds", "venetian-blinds", "wooden-blinds", "roller-blinds", "fabric-pelmets"])
    expect(cordFree).not.toContain(slug);
});

it("follows a change of the control", async () => {
  const withControl = (value: string) =>
    shop().database.query(`
    UPDATE product SET specifications = '[{"name": "Control", "value": "${value}"}]' WHERE slug = 'roman-blinds'`);
  await withControl("Wand to draw");
  expect(await slugsOf("WAND")).toContain("roman-blinds");
  await withControl("Wand to tilt, cord to raise");
  expect(await slugsOf("WAND")).not.toContain("roman-blinds");
});

import { describe, expect, it, vi } from "vitest";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import {
  changeRules,
  previewRules,
  publishDraft,
  publishRules,
  readRules,
  saveRules,
  withRollerCloth,
} from "../builders/staff-rules.js";
import { aSignedInMember } from "../builders/staff.js";
import { databaseUrl } from "../harness/database.js";
import { useShop, type TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop({ settings: { responseCache: true } });
/** A second process on the same database. */
const other = useShop({ settings: { responseCache: true }, beside: shop });
/** A third one, which can't listen for changes. */
const deaf = useShop({ beside: shop, listening: (url) => databaseUrl(url, "missing") });

const aMaker = async () => (await aSignedInMember(shop(), StaffRole.CATALOGUE)).client;

/** 1185 × 1200 mm. */
const SIZE = { width: 46.6535, height: 47.2441 };

type Made = {
  lines: { making: { summary: string; rulesVersion: string }; choices: { name: string; valueLabel: string }[] }[];
};
const MADE = "lines { making { summary rulesVersion } choices { name valueLabel } }";

const cartOf = async (visitor: TestVisitor) =>
  (await visitor.graphql<{ cart: Made & { makingFingerprint: string } }>(`{ cart { makingFingerprint ${MADE} } }`)).data
    .cart;
const orderOf = async (visitor: TestVisitor) =>
  (await visitor.graphql<{ order: Made }>(`{ order { ${MADE} } }`)).data.order;
const clothOf = ({ lines }: Made) => /We make .*? and the cloth (\d+) ×/.exec(lines[0]?.making.summary ?? "")?.[1];

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

const productOf = async (server: TestShop, slug = "roller-blinds") =>
  (
    await server
      .visitor()
      .graphql<{ product: { publishedRules: object | null; fits: { parts: { width: { mm: number }[] }[] }[] } }>(
        "query ($slug: String!) { product(slug: $slug) { publishedRules fits { parts { width { mm } } } } }",
        { slug },
      )
  ).data.product;

const audits = (kind: string) =>
  shop().database.query(
    "SELECT what, before, after FROM staff_audit WHERE subject_type = 'Rules' AND subject_id = $1 ORDER BY id",
    [kind],
  );

it("every kind begins with the rules that came with the shop", async () => {
  const client = await aMaker();
  for (const kind of ["DEDUCTIONS", "CORDS", "OPTIONS"]) {
    const { version, publishedVersion, content, published, installed } = await readRules(client, kind);
    expect([version, publishedVersion, content, published]).toEqual([0, null, installed, installed]);
    expect(await previewRules(client, kind)).toMatchObject({ productCount: 0, lineCount: 0, problems: [] });
  }
});

describe("deductions", () => {
  it("change carts, products and every process once they are published; orders keep theirs", async () => {
    const client = await aMaker();
    const [ordering, browsing] = [shop().visitor(), shop().visitor()];
    await aCartWith(ordering, "roller-blinds", SIZE);
    await aCartWith(browsing, "roller-blinds", SIZE);
    expect(await productOf(other())).toMatchObject({ publishedRules: null });
    await placeOrder(ordering);

    await saveRules(client, "DEDUCTIONS", withRollerCloth(-40));
    expect(clothOf(await cartOf(browsing))).toBe("1147");
    const preview = await previewRules(client, "DEDUCTIONS");
    expect(preview).toMatchObject({ version: 1, cartCount: 1, lineCount: 1, problems: [] });
    expect(preview.lines[0]?.before).toContain("the cloth 1147 × 1200 mm");
    expect(preview.lines[0]?.after).toContain("the cloth 1145 × 1200 mm");
    const affected = preview.products.find(({ slug }) => slug === "roller-blinds");
    expect(affected?.after).toContain("40 mm off the width for the brackets");
    expect(preview.products.map(({ slug }) => slug)).not.toContain("wooden-blinds");

    expect((await publishDraft(client, "DEDUCTIONS")).errors).toEqual([]);
    const now = await cartOf(browsing);
    expect(now.lines[0]?.making.summary).toContain(/We make .*/.exec(preview.lines[0]?.after ?? "")?.[0]);
    expect(now.lines[0]?.making.rulesVersion).toMatch(/\+1$/);
    expect(clothOf(await orderOf(ordering))).toBe("1147");
    await vi.waitFor(
      async () => {
        const product = await productOf(other());
        expect(product.fits[0]?.parts[1]?.width[0]?.mm).toBe(-40);
        expect(product.publishedRules).toMatchObject({ DEDUCTIONS: { version: 1 } });
      },
      { timeout: 1000, interval: 5 },
    );
    expect(await productOf(other(), "wooden-blinds")).toMatchObject({ publishedRules: null });

    const reverted = await changeRules("revertRules", client, { kind: "DEDUCTIONS", version: 0, expectedVersion: 1 });
    expect(reverted.data?.["revertRules"]?.rules).toMatchObject({ version: 2, publishedVersion: 2 });
    expect(clothOf(await cartOf(browsing))).toBe("1147");
    expect(await audits("DEDUCTIONS")).toMatchObject([
      { what: "rules.drafted", after: { version: 1 } },
      { what: "rules.published", before: { version: null }, after: { version: 1 } },
      { what: "rules.reverted", before: { version: 1 }, after: { version: 2 } },
    ]);
  });

  it("that change between the checkout and its button are told, not made", async () => {
    const [client, visitor] = [await aMaker(), shop().visitor()];
    await aCartWith(visitor, "roller-blinds", SIZE);
    const { makingFingerprint: expectedMaking } = await cartOf(visitor);
    await publishRules(client, "DEDUCTIONS", withRollerCloth(-41));
    const refused = await placeOrder(visitor, aCheckout({ expectedMaking }));
    expect(codesOf(refused)).toEqual(["MAKING_CHANGED"]);
    expect(refused.data?.placeOrder.cart.count).toBe(1);
    const seen = await cartOf(visitor);
    expect(clothOf(seen)).toBe("1144");
    const placed = await placeOrder(visitor, aCheckout({ expectedMaking: seen.makingFingerprint }));
    expect(codesOf(placed)).toEqual([]);
    expect(clothOf(await orderOf(visitor))).toBe("1144");
  });

  it("whose reason is put in other words are nothing that a shopper has to be told", async () => {
    const [client, visitor] = [await aMaker(), shop().visitor()];
    await publishRules(client, "DEDUCTIONS", withRollerCloth(-44));
    await aCartWith(visitor, "roller-blinds", SIZE);
    const { makingFingerprint: expectedMaking } = await cartOf(visitor);
    await publishRules(client, "DEDUCTIONS", withRollerCloth(-44, "for the two brackets"));
    expect((await cartOf(visitor)).makingFingerprint).toBe(expectedMaking);
    expect(codesOf(await placeOrder(visitor, aCheckout({ expectedMaking })))).toEqual([]);
  });

  it("of other goods are nothing that a shopper has to be told", async () => {
    const [client, visitor] = [await aMaker(), shop().visitor()];
    await aCartWith(visitor, "wooden-blinds", SIZE);
    const { makingFingerprint: expectedMaking } = await cartOf(visitor);
    await publishRules(client, "DEDUCTIONS", withRollerCloth(-42));
    expect(codesOf(await placeOrder(visitor, aCheckout({ expectedMaking })))).toEqual([]);
  });
});

it("a process that can't listen for changes makes goods by the rules in force a few seconds later", async () => {
  const [client, visitor] = [await aMaker(), deaf().visitor()];
  await aCartWith(visitor, "roller-blinds", SIZE);
  await publishRules(client, "DEDUCTIONS", withRollerCloth(-43));
  await vi.waitFor(async () => expect(clothOf(await cartOf(visitor))).toBe("1142"), { timeout: 10_000, interval: 50 });
  expect(deaf().log.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/^no responses are cached/));
});

describe("cords", () => {
  const CHAIN = [
    { name: "control", value: "chain" },
    { name: "height from floor", value: "2300 mm" },
  ];

  it("hang as published, and orders keep the version", async () => {
    const [client, visitor] = [await aMaker(), shop().visitor()];
    await aCartWith(visitor, "roller-blinds", { ...SIZE, customizations: CHAIN });
    const version = await publishRules(client, "CORDS", (cords: object) => ({ ...cords, deviceHeightMm: 1700 }));
    const { lines } = await cartOf(visitor);
    const hanging = lines[0]?.choices.find(({ name }) => name === "hanging length");
    expect(hanging?.valueLabel).toMatch(/^Hangs 500 mm at most; .* at least 1700 mm above the floor$/);
    expect(codesOf(await placeOrder(visitor))).toEqual([]);
    const [kept] = await shop().database.query(
      "SELECT cord_rules_version AS cords, option_rules_version AS options, cord_safety->'deviceHeightMm' AS height FROM order_line WHERE cord_safety IS NOT NULL",
    );
    expect(kept).toEqual({ cords: `1+${version}`, options: "4", height: 1700 });
  });

  it.each([
    ["a lower device", { deviceHeightMm: 1499 }, /can’t be less than 1500 mm, by BS EN 13120/],
    ["a longer cord", { shorterThanDropMm: 99 }, /can’t be less than 100 mm/],
    ["no tension device", { chainDevice: "a hook" }, /must name a tension device, as BS EN 13120/],
    ["no breakaway joiner", { cordDevice: "a cleat" }, /must name a breakaway joiner, as BS EN 13120/],
  ])("with %s than the standard's are refused", async (_, unsafe, sentence) => {
    const saved = await saveRules(await aMaker(), "CORDS", (cords: object) => ({ ...cords, ...unsafe }));
    expect(saved).toMatchObject({
      errors: [{ message: expect.stringMatching(sentence), extensions: { code: "BAD_USER_INPUT" } }],
    });
  });
});

describe("options", () => {
  type Dependencies = { exclusions: object[]; impossible: object[] };
  const without = (...is: [string, string]) => ({ is, reason: "We have run out of these." });
  const withImpossible =
    (...entries: object[]) =>
    ({ exclusions, impossible }: Dependencies) => ({ exclusions, impossible: [...impossible, ...entries] });

  it("make impossible what they name, with their sentence; a line from before is told at the order", async () => {
    const [client, visitor] = [await aMaker(), shop().visitor()];
    await aCartWith(visitor, "roller-blinds", { ...SIZE, customizations: [{ name: "fit", value: "exact" }] });
    await saveRules(client, "OPTIONS", withImpossible(without("fit", "exact")));
    const preview = await previewRules(client, "OPTIONS");
    expect(preview.problems).toEqual([]);
    expect(preview.lines).toMatchObject([{ lineCount: 1, after: "Can’t be made. We have run out of these." }]);
    expect((await publishDraft(client, "OPTIONS")).errors).toEqual([]);
    const refused = await placeOrder(visitor);
    expect(refused).toMatchObject({
      errors: [
        {
          message: expect.stringContaining("We have run out of these."),
          extensions: { code: "PRODUCT_UNAVAILABLE" },
        },
      ],
    });
    const { version: expectedVersion } = await readRules(client, "OPTIONS");
    await changeRules("revertRules", client, { kind: "OPTIONS", version: 0, expectedVersion });
    expect(codesOf(await placeOrder(visitor))).toEqual([]);
  });

  it("that no product has are refused by name", async () => {
    const saved = await saveRules(await aMaker(), "OPTIONS", withImpossible(without("fit", "sideways")));
    expect(saved).toMatchObject({
      errors: [{ message: expect.stringContaining("No product has the option “fit” with the value “sideways”") }],
    });
  });

  it("that leave nothing of a product are told by the preview and not published", async () => {
    const client = await aMaker();
    await saveRules(client, "OPTIONS", withImpossible(without("fit", "exact"), without("fit", "recess")));
    expect((await previewRules(client, "OPTIONS")).problems[0]).toContain("could not be made any more");
    expect(codesOf(await publishDraft(client, "OPTIONS"))).toEqual(["BAD_USER_INPUT"]);
  });
});

describe("refused is", () => {
  it("a figure with another sign, or beyond sane bounds, or where there is none", async () => {
    const client = await aMaker();
    for (const mm of [0, 5, -101, -38.5])
      expect(codesOf(await saveRules(client, "DEDUCTIONS", withRollerCloth(mm)))).toEqual(["BAD_USER_INPUT"]);
    const unsettled = { "channelled roller / recess / cloth / width / 1": { mm: -5, reason: "for the channels" } };
    const saved = await saveRules(client, "DEDUCTIONS", (content: { figures: object }) => ({
      ...content,
      figures: { ...content.figures, ...unsettled },
    }));
    expect(saved.errors[0]?.message).toContain("no one figure holds here");
  });

  it("a change of another version than was looked at, and a dry run that is out of date", async () => {
    const client = await aMaker();
    const { version, content } = await readRules(client, "DEDUCTIONS");
    const draft = { kind: "DEDUCTIONS", content, expectedVersion: version };
    const both = await Promise.all([1, 2].map(() => changeRules("saveRulesDraft", client, draft)));
    expect(both.flatMap(codesOf)).toEqual(["CONFLICT"]);

    await saveRules(client, "DEDUCTIONS", withRollerCloth(-50));
    const seen = await previewRules(client, "DEDUCTIONS");
    await shop().database.query("UPDATE product SET name = 'Roller Blinds II' WHERE slug = 'roller-blinds'");
    const stale = { kind: "DEDUCTIONS", expectedVersion: seen.version, fingerprint: seen.fingerprint };
    expect(codesOf(await changeRules("publishRules", client, stale))).toEqual(["CONFLICT"]);
    await shop().database.query("UPDATE product SET name = 'Roller Blinds' WHERE slug = 'roller-blinds'");
    expect((await changeRules("publishRules", client, stale)).errors).toEqual([]);
    expect(codesOf(await publishDraft(client, "DEDUCTIONS"))).toEqual(["CONFLICT"]);
  });

  it("going back to a draft that was never in force, which had no dry run", async () => {
    const client = await aMaker();
    await saveRules(client, "DEDUCTIONS", withRollerCloth(-51));
    const { version: draft } = await readRules(client, "DEDUCTIONS");
    const expectedVersion = await publishRules(client, "DEDUCTIONS", withRollerCloth(-52));
    const back = (version: number) =>
      changeRules("revertRules", client, { kind: "DEDUCTIONS", version, expectedVersion });
    expect(codesOf(await back(draft))).toEqual(["NOT_FOUND"]);
    expect(await readRules(client, "DEDUCTIONS")).toMatchObject({ publishedVersion: expectedVersion });
    expect(codesOf(await back(expectedVersion))).toEqual([]);
  });

  it("publishing without a fresh code, and any of it for other roles", async () => {
    const { client, id } = await aSignedInMember(shop(), StaffRole.CATALOGUE);
    await saveRules(client, "CORDS", (cords: object) => ({ ...cords, lengthStepMm: 50 }));
    await shop().database.query(
      "UPDATE staff_session SET started_at = now() - interval '1 hour', proved_at = now() - interval '11 minutes' WHERE staff_id = $1",
      [id],
    );
    expect(await publishDraft(client, "CORDS")).toMatchObject({
      errors: [{ extensions: { code: "FORBIDDEN", reason: "FRESH_CODE" } }],
    });
    const { client: writer } = await aSignedInMember(shop(), StaffRole.CONTENT);
    expect(codesOf(await writer.graphql("{ rules(kind: CORDS) { version } }"))).toEqual(["FORBIDDEN"]);
  });

  it("by the database, a change of a version that is stored", async () => {
    await publishRules(await aMaker(), "DEDUCTIONS", withRollerCloth(-39));
    for (const statement of [
      "UPDATE rule_version SET content = '{}'",
      "UPDATE rule_version SET published_at = now()",
      "DELETE FROM rule_version",
      "TRUNCATE rule_version",
    ])
      await expect(shop().database.query(statement)).rejects.toThrow("append-only");
  });
});

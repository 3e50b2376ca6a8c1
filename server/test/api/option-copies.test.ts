import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aNewWindow, saved } from "../builders/project.js";
import {
  aChosenWindow,
  anOption,
  chosenOptions,
  copyOption,
  keepOption,
  readOptions,
  type TestCopies,
} from "../builders/window-option.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

/** A window of 44 by 60 inches in a deep recess. */
const aSister = (changes: Record<string, unknown> = {}) =>
  aNewWindow({ name: "right", widthTop: 44, dropLeft: 60, depth: 8, heightFromFloorMm: 2300, ...changes });

/** A window whose roller blind, made for a recess, is chosen, and others. */
async function aHousehold(visitor: TestVisitor, others: readonly ReturnType<typeof aNewWindow>[]) {
  const { window, chosen } = await aChosenWindow(visitor);
  await saved(visitor, { windows: [...others] });
  return { window, chosen, option: chosen.options[0] };
}

type Answer = { data: { copyWindowOption: TestCopies } | null };
const outcomesOf = ({ data }: Answer) =>
  data?.copyWindowOption.copies?.map(({ refusal }) => refusal?.reason ?? "COPIED") ?? data?.copyWindowOption.errors;

/** What the price of a configuration is in the cart. */
async function priceOf(visitor: TestVisitor, input: Record<string, unknown>): Promise<number | undefined> {
  const priced = "query ($input: PriceConfigurationInput!) { priceConfiguration(input: $input) { totalPence } }";
  const { windowKey: _, ...configuration } = await anOption(visitor, "", input);
  const { data } = await visitor.graphql<{ priceConfiguration: { totalPence: number } }>(priced, {
    input: configuration,
  });
  return data.priceConfiguration.totalPence;
}

describe("an option that is copied to another window", () => {
  it("is chosen there in the size of that window and at its price, and what it has stays", async () => {
    const visitor = shop().visitor();
    const sister = aSister();
    const { option, chosen } = await aHousehold(visitor, [sister]);
    const before = await chosenOptions(visitor, sister.key, [{ width: 30 }]);
    const { data } = await copyOption(visitor, option?.id, [
      { windowKey: sister.key, expectedVersion: before.optionsVersion },
    ]);
    const size = { width: 44, height: 60, customizations: [{ name: "fit", value: "recess" }] };
    expect(data?.copyWindowOption).toMatchObject({
      errors: [],
      copies: [
        {
          ...{ windowKey: sister.key, changes: [], refusal: null },
          option: { ...size, isChosen: true, refusal: null, totalPence: await priceOf(visitor, size) },
        },
      ],
      windows: [
        {
          key: sister.key,
          options: [
            { width: 30, isChosen: false },
            { width: 44, isChosen: true },
          ],
        },
      ],
    });
    const [source, copied] = await readOptions(visitor);
    expect(source).toEqual(chosen);
    expect(data?.copyWindowOption.windows).toEqual([copied]);
    expect(copied?.optionsVersion).toBe(before.optionsVersion + 1);
  });

  it("is hung outside a recess that is too shallow, and says so", async () => {
    const visitor = shop().visitor();
    const sister = aSister({ depth: 0.5 });
    const { option } = await aHousehold(visitor, [sister]);
    const { data } = await copyOption(visitor, option?.id, [{ windowKey: sister.key }]);
    const [copy] = data?.copyWindowOption.copies ?? [];
    expect(copy).toMatchObject({ refusal: null, option: { customizations: [{ name: "fit", value: "exact" }] } });
    expect(copy?.option?.width).toBeGreaterThan(44);
    expect(copy?.changes).toEqual([
      { label: "Fit", from: "Recess", to: "Exact" },
      { label: "Fixing", from: "Top", to: "Face" },
    ]);
  });

  it("changes nothing the second time, also with the versions of before", async () => {
    const visitor = shop().visitor();
    const sister = aSister();
    const { option } = await aHousehold(visitor, [sister]);
    const first = await copyOption(visitor, option?.id, [{ windowKey: sister.key }]);
    const again = await copyOption(visitor, option?.id, [{ windowKey: sister.key }]);
    expect(again.data?.copyWindowOption).toEqual(first.data?.copyWindowOption);
  });

  it("leaves windows as they are that can't have it, each with its sentence, and chooses it for the others", async () => {
    const visitor = shop().visitor();
    const [full, seen, fits] = [aSister(), aSister(), aSister()] as const;
    const [unknown, huge] = [aSister({ depth: null }), aSister({ widthTop: 400 })] as const;
    const bay = aSister({ kind: "BAY", widthTop: null, bayParts: [{ width: 30, angle: 90 }, { width: 30 }] });
    const { option } = await aHousehold(visitor, [full, seen, unknown, huge, bay, fits]);
    const four = await chosenOptions(
      visitor,
      full.key,
      [30, 31, 32, 33].map((width) => ({ width })),
    );
    await keepOption(visitor, await anOption(visitor, seen.key));
    const gone = { windowKey: randomUUID() };
    const targets = [seen, unknown, huge, bay, fits].map(({ key }) => ({ windowKey: key }));
    const before = await readOptions(visitor);
    const answer = await copyOption(visitor, option?.id, [
      ...[gone, { windowKey: full.key, expectedVersion: four.optionsVersion }, ...targets],
    ]);
    expect(outcomesOf(answer)).toEqual([
      ...["WINDOW_GONE", "TOO_MANY_OPTIONS", "OPTIONS_CHANGED", "FIGURE_MISSING", "DOES_NOT_FIT"],
      ...["SEVERAL_PIECES", "COPIED"],
    ]);
    for (const { refusal } of answer.data?.copyWindowOption.copies?.slice(0, -1) ?? [])
      expect(refusal?.message).toMatch(/^[A-Z].*\.$/);
    const after = await readOptions(visitor);
    expect(after.filter(({ key }) => key !== fits.key)).toEqual(before.filter(({ key }) => key !== fits.key));
    expect(after.find(({ key }) => key === fits.key)?.options).toMatchObject([{ width: 44, isChosen: true }]);
  });

  it("is refused once its product is no longer sold", async () => {
    const visitor = shop().visitor();
    const sister = aSister();
    const { window, option } = await aHousehold(visitor, [sister]);
    await shop().database.query("UPDATE window_option SET product_id = NULL WHERE window_key = $1", [window.key]);
    const { data } = await copyOption(visitor, option?.id, [{ windowKey: sister.key }]);
    expect(data?.copyWindowOption.copies).toMatchObject([
      { option: null, refusal: { reason: "DOES_NOT_FIT", message: "This product is no longer offered." } },
    ]);
  });
});

it("takes as many statements for ten windows as for one", async () => {
  const [few, many] = [shop().visitor(), shop().visitor()];
  const sisters = Array.from({ length: 10 }, () => aSister());
  const one = aSister();
  const ofFew = await aHousehold(few, [one]);
  const ofMany = await aHousehold(many, sisters);
  const first = await copyOption(few, ofFew.option?.id, [{ windowKey: one.key }]);
  const all = await copyOption(
    many,
    ofMany.option?.id,
    sisters.map(({ key }) => ({ windowKey: key })),
  );
  expect(outcomesOf(all)).toEqual(sisters.map(() => "COPIED"));
  expect(await shop().statements(all.requestId)).toBe(await shop().statements(first.requestId));
});

it("20 copies of two options at once leave one choice", async () => {
  const visitor = shop().visitor();
  const sister = aSister();
  const { window, option } = await aHousehold(visitor, [sister]);
  const { data } = await keepOption(
    visitor,
    await anOption(visitor, window.key, { customizations: [{ name: "fit", value: "exact" }] }),
  );
  const ids = [option?.id, data?.keepWindowOption.window?.options.at(-1)?.id];
  const tries = Array.from({ length: 20 }, (_, place) =>
    copyOption(visitor, ids[place % 2], [{ windowKey: sister.key }]),
  );
  const outcomes = (await Promise.all(tries)).map((answer) => JSON.stringify(outcomesOf(answer)));
  expect(new Set(outcomes)).toEqual(new Set(['["COPIED"]', '["OPTIONS_CHANGED"]']));
  const copied = (await readOptions(visitor)).find(({ key }) => key === sister.key);
  expect(copied).toMatchObject({ optionsVersion: 1, options: [{ isChosen: true }] });
});

it("another household's options can't be copied, nor to its windows", async () => {
  const sister = aSister();
  const { option } = await aHousehold(shop().visitor(), [sister]);
  const stranger = shop().visitor();
  const own = aSister();
  const { option: another } = await aHousehold(stranger, [own]);
  const { data } = await copyOption(stranger, option?.id, [{ windowKey: own.key }]);
  expect(data?.copyWindowOption).toMatchObject({ errors: [{ code: "NOT_FOUND" }], copies: null, windows: null });
  expect(outcomesOf(await copyOption(stranger, another?.id, [{ windowKey: sister.key }]))).toEqual(["WINDOW_GONE"]);
});

it.each([
  ["no window", []],
  ["a window twice", ["A", "a"].map((end) => ({ windowKey: `00000000-0000-4000-8000-00000000000${end}` }))],
  ["61 windows", Array.from({ length: 61 }, () => ({ windowKey: randomUUID() }))],
])("asks for %s in vain", async (_, targets) => {
  const visitor = shop().visitor();
  const { option } = await aHousehold(visitor, []);
  expect(outcomesOf(await copyOption(visitor, option?.id, targets))).toMatchObject([
    { code: "BAD_USER_INPUT", field: ["targets"] },
  ]);
});

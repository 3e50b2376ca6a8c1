import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCustomer, signIn } from "../builders/account.js";
import { aNewWindow, saved } from "../builders/project.js";
import {
  aChosenWindow,
  anOption,
  chooseOption,
  chosenOptions,
  keepOption,
  readOptions,
  removeOption,
} from "../builders/window-option.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const WIDTHS = [30, 31, 32, 33].map((width) => ({ width }));

describe("options of a window", () => {
  it("are kept in four places, priced as a cart prices them, and one of them is chosen", async () => {
    const visitor = shop().visitor();
    const room = { key: randomUUID(), name: "Kitchen" };
    const window = aNewWindow({ roomKey: room.key });
    await saved(visitor, { rooms: [room], windows: [window] });
    const { options, optionsVersion } = await chosenOptions(visitor, window.key, WIDTHS);
    expect(options.map(({ position, isChosen, width }) => [position, isChosen, width])).toEqual([
      [1, false, 30],
      [2, false, 31],
      [3, false, 32],
      [4, true, 33],
    ]);
    const priced = "query ($input: PriceConfigurationInput!) { priceConfiguration(input: $input) { totalPence } }";
    const { windowKey: _, ...input } = await anOption(visitor, window.key, { width: 33 });
    const { data } = await visitor.graphql<{ priceConfiguration: { totalPence: number } }>(priced, { input });
    expect(options[3]).toMatchObject({
      ...{ totalPence: data.priceConfiguration.totalPence, refusal: null, roomName: "Kitchen", windowName: "left" },
    });
    expect(await readOptions(visitor)).toEqual([{ key: window.key, optionsVersion, options }]);

    const { data: fifth } = await keepOption(visitor, await anOption(visitor, window.key, { width: 34 }));
    expect(fifth?.keepWindowOption.errors).toMatchObject([{ code: "LIMIT_EXCEEDED" }]);
  });

  it("are kept once, and the freed place is used again", async () => {
    const visitor = shop().visitor();
    const { window, chosen } = await aChosenWindow(visitor);
    await keepOption(visitor, await anOption(visitor, window.key));
    expect(await readOptions(visitor)).toEqual([chosen]);
    await keepOption(visitor, await anOption(visitor, window.key, { width: 30 }));
    const [before] = await readOptions(visitor);
    const { data } = await removeOption(visitor, {
      ...{ windowKey: window.key, optionId: chosen.options[0]?.id, expectedVersion: before?.optionsVersion },
    });
    expect(data?.removeWindowOption.window?.options.map(({ width }) => width)).toEqual([30]);
    await keepOption(visitor, await anOption(visitor, window.key));
    expect((await readOptions(visitor))[0]?.options.map(({ position, width }) => [position, width])).toEqual([
      [1, 36],
      [2, 30],
    ]);
  });

  it("that can't be made are refused as the cart refuses them, and start no project", async () => {
    const { window } = await aChosenWindow(shop().visitor());
    const visitor = shop().visitor();
    const { data } = await keepOption(visitor, await anOption(visitor, window.key));
    expect(data?.keepWindowOption.errors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect(visitor.cookie).toBeUndefined();
    const { data: wide } = await keepOption(visitor, await anOption(visitor, window.key, { width: 900 }));
    expect(wide?.keepWindowOption.errors).toMatchObject([{ code: "BAD_USER_INPUT", field: ["width"] }]);
  });

  it("say why they can't be ordered once their product was withdrawn", async () => {
    const visitor = shop().visitor();
    const { window } = await aChosenWindow(visitor);
    const { database } = shop();
    await database.query("UPDATE window_option SET product_id = NULL WHERE window_key = $1", [window.key]);
    const [{ options } = { options: [] }] = await readOptions(visitor);
    expect(options).toMatchObject([{ product: null, refusal: "This product is no longer offered.", isChosen: true }]);
  });
});

describe("two devices", () => {
  it("choose differently: the second is told and nothing is overwritten until it has seen the first", async () => {
    const visitor = shop().visitor();
    const { window, chosen } = await aChosenWindow(visitor);
    const { data: kept } = await keepOption(visitor, await anOption(visitor, window.key, { width: 30 }));
    const seen = kept?.keepWindowOption.window;
    const input = { windowKey: window.key, optionId: seen?.options[1]?.id };
    const stale = await chooseOption(visitor, { ...input, expectedVersion: chosen.optionsVersion });
    expect(stale.data?.chooseWindowOption).toMatchObject({ errors: [{ code: "CONFLICT" }], window: seen });
    const fresh = await chooseOption(visitor, { ...input, expectedVersion: seen?.optionsVersion });
    expect(fresh.data?.chooseWindowOption.window?.options.map(({ isChosen }) => isChosen)).toEqual([false, true]);
    const again = await chooseOption(visitor, { ...input, expectedVersion: 0 });
    expect(again.data?.chooseWindowOption).toEqual(fresh.data?.chooseWindowOption);
  });

  it("a choice is taken back, and an option that was chosen meanwhile is not removed unseen", async () => {
    const visitor = shop().visitor();
    const { window, chosen } = await aChosenWindow(visitor);
    const remove = { windowKey: window.key, optionId: chosen.options[0]?.id };
    const stale = await removeOption(visitor, { ...remove, expectedVersion: chosen.optionsVersion - 1 });
    expect(stale.data?.removeWindowOption).toMatchObject({ errors: [{ code: "CONFLICT" }], window: chosen });
    const { data } = await chooseOption(visitor, {
      ...{ windowKey: window.key, optionId: null, expectedVersion: chosen.optionsVersion },
    });
    expect(data?.chooseWindowOption.window?.options).toMatchObject([{ isChosen: false }]);
  });

  it("20 choices at once leave one", async () => {
    const visitor = shop().visitor();
    const window = aNewWindow();
    await saved(visitor, { windows: [window] });
    const { options, optionsVersion } = await chosenOptions(visitor, window.key, WIDTHS);
    const tries = Array.from({ length: 20 }, (_, index) =>
      chooseOption(visitor, {
        ...{ windowKey: window.key, optionId: options[index % 3]?.id, expectedVersion: optionsVersion },
      }),
    );
    const outcomes = (await Promise.all(tries)).map(({ data }) => data?.chooseWindowOption.errors[0]?.code);
    expect(outcomes.every((code) => code === undefined || code === "CONFLICT")).toBe(true);
    const [after] = await readOptions(visitor);
    expect(after?.options.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    expect(after?.optionsVersion).toBe(optionsVersion + 1);
  });
});

it("another household's options can't be read, chosen or removed", async () => {
  const { window, chosen } = await aChosenWindow(shop().visitor());
  const stranger = shop().visitor();
  await saved(stranger, { windows: [aNewWindow()] });
  const input = { windowKey: window.key, optionId: chosen.options[0]?.id, expectedVersion: chosen.optionsVersion };
  for (const { data } of [await chooseOption(stranger, { ...input, optionId: null })])
    expect(data?.chooseWindowOption).toMatchObject({ errors: [{ code: "NOT_FOUND" }], window: null });
  const { data } = await removeOption(stranger, input);
  expect(data?.removeWindowOption).toMatchObject({ errors: [{ code: "NOT_FOUND" }], window: null });
  expect((await readOptions(stranger))[0]?.options).toEqual([]);
});

describe("at sign-in", () => {
  it("options move with their windows, and those of one window that both have join", async () => {
    const { visitor: device, account } = await aCustomer(shop());
    const both = aNewWindow();
    await saved(device, { windows: [both] });
    await keepOption(device, await anOption(device, both.key, { width: 30 }));
    const guest = shop().visitor();
    const own = aNewWindow({ name: "own" });
    await saved(guest, { windows: [both, own] });
    await chosenOptions(guest, both.key, [{ width: 30 }, { width: 31 }]);
    const before = await chosenOptions(guest, own.key);
    await signIn(guest, account.email);
    const after = await readOptions(device);
    expect(after.map(({ options }) => options.map(({ width, isChosen }) => [width, isChosen]))).toEqual([
      [
        [30, false],
        [31, true],
      ],
      [[36, true]],
    ]);
    expect(after[1]?.options).toEqual(before.options);
    expect(after[0]?.optionsVersion).toBeGreaterThan(3);
  });

  it("a window for which both have chosen differently becomes two", async () => {
    const { visitor: device, account } = await aCustomer(shop());
    const window = aNewWindow();
    await saved(device, { windows: [window] });
    await chosenOptions(device, window.key);
    const guest = shop().visitor();
    await saved(guest, { windows: [window] });
    await chosenOptions(guest, window.key, [{ width: 30 }]);
    await signIn(guest, account.email);
    const after = await readOptions(guest);
    expect(after.map(({ options }) => options.map(({ width, isChosen }) => [width, isChosen]))).toEqual([
      [[36, true]],
      [[30, true]],
    ]);
  });
});

it("a removed window keeps its options until it is removed for good", async () => {
  const visitor = shop().visitor();
  const { window, chosen } = await aChosenWindow(visitor);
  await saved(visitor, { windows: [{ key: window.key, expectedVersion: 1, isRemoved: true }] });
  const { data } = await keepOption(visitor, await anOption(visitor, window.key, { width: 30 }));
  expect(data?.keepWindowOption.errors).toMatchObject([{ code: "NOT_FOUND" }]);
  await saved(visitor, { windows: [{ key: window.key, expectedVersion: 2, isRemoved: false }] });
  expect(await readOptions(visitor)).toEqual([chosen]);
  await shop().database.query("DELETE FROM project_window WHERE key = $1", [window.key]);
  const [{ count }] = await shop().database.query(
    "SELECT count(*)::int AS count FROM window_option WHERE window_key = $1",
    [window.key],
  );
  expect(count).toBe(0);
});

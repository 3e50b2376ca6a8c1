import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { changedOrder } from "../../features/order/change-line/changed-order";
import { ORDER } from "../../test/placed-order";
import { renderTracking } from "../../test/tracking-screen";

const HOUR = 60 * 60 * 1000;
const OPEN = { ...ORDER, changeableUntil: new Date(Date.now() + HOUR) };

const open = async (order: typeof ORDER) => {
  await renderTracking({ order: () => order }, "/track-order?number=MBC482913");
  await screen.findByRole("heading", { level: 1, name: "Order #MBC482913" });
};
const changeLink = () => screen.queryByRole("link", { name: "Change Wooden Blinds" });

beforeEach(() => sessionStorage.clear());

describe("a line of an order", () => {
  it("is changed in the configurator while the clock runs", async () => {
    await open(OPEN);
    expect(changeLink()?.getAttribute("href")).toBe(
      "/products/wooden-blinds?color=Oak&material=Premium+Wood&width=47.2441&height=55.1181&options=&line=1&order=MBC482913",
    );
  });

  it.each([
    ["its clock is over", { changeableUntil: new Date(Date.now() - HOUR) }],
    ["it has no clock", { changeableUntil: null }],
    ["it is being made", { status: "MANUFACTURING" }],
    ["it is cancelled", { status: "CANCELLED" }],
  ])("is not changed once %s", async (_case, state) => {
    await open({ ...OPEN, ...state });
    expect(changeLink()).toBeNull();
  });
});

it("shows what was changed, the latest first", async () => {
  const was = {
    width: 39.3701,
    height: 55.1181,
    material: "Premium Wood",
    color: "Oak",
    choices: [],
    totalPence: 38_000,
  };
  const change = { item: 1, name: "Wooden Blinds", at: new Date("2026-11-20T11:30:00Z"), was };
  const changes = [
    { ...change, id: "1", became: { ...was, width: 45 }, totalWasPence: 44_000, totalBecamePence: 46_000 },
    { ...change, id: "2", became: { ...was, width: 47.2441 }, totalWasPence: 46_000, totalBecamePence: 47_478 },
  ];
  await open({ ...OPEN, changes });
  const section = within(screen.getByRole("region", { name: "What you have changed" }));
  const items = section.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toHaveLength(2);
  expect(items[0]).toContain("Changed at 11.30am on Friday 20 November. The total was £460.00 and became £474.78.");
  expect(items[0]).toContain("1000 × 1400 mm");
  expect(items[0]).toContain("1200 × 1400 mm");
  expect(items[1]).toContain("The total was £440.00 and became £460.00.");
});

it("says nothing of changes where there are none", async () => {
  await open(OPEN);
  expect(screen.queryByText("What you have changed")).toBeNull();
});

it("opens the order again after a change, by the e-mail address that the visitor gave", async () => {
  const asked: object[] = [];
  const order = (variables: object) => {
    asked.push({ ...variables });
    return OPEN;
  };
  const state = changedOrder("jo@example.com");
  await renderTracking({ order }, { pathname: "/track-order", search: "?number=MBC482913", state });
  await screen.findByRole("heading", { level: 1, name: "Order #MBC482913" });
  expect(asked).toEqual([{ number: "MBC482913", email: "jo@example.com" }]);
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, expect, it, vi } from "vitest";
import { changedOrder } from "../../features/order/change-line/changed-order";
import { ChangeDesk, openChangedOrder } from "../../test/changed-order-screen";
import { collectNotices } from "../../test/notices";

const notices = collectNotices();
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly tell: (sightings: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

const typeWidth = (mm: string) =>
  fireEvent.change(screen.getByRole("spinbutton", { name: "Width" }), { target: { value: mm } });
const review = () => userEvent.click(screen.getByRole("button", { name: "See the new total" }));
const dialog = async () => within(await screen.findByRole("dialog", { name: "Change order #MBC482913?" }));
const url = () => screen.getByRole("status", { name: "URL" }).textContent;
const agree = async () => userEvent.click(await (await dialog()).findByRole("button", { name: "Change my order" }));

const WANTED = {
  number: "MBC482913",
  lineId: "l1",
  email: "jo@example.com",
  color: "Oak",
  material: "Hardwood",
  width: 47.2441,
  height: 36,
  customizations: [],
};

it("says that an order is changed, with a way back to it", async () => {
  await openChangedOrder(new ChangeDesk());
  expect(screen.getByText(/^You are changing an item of order #MBC482913\. Nothing changes before/)).toBeDefined();
  await userEvent.click(screen.getByRole("link", { name: "Back to the order" }));
  expect(url()).toBe("/track-order?number=MBC482913");
});

it("shows old and new total with the difference, and changes the order at that total", async () => {
  const desk = new ChangeDesk();
  await openChangedOrder(desk);
  typeWidth("1200");
  await review();
  const box = await dialog();
  expect(await box.findByText(/^Your order comes to £474\.78 now\./)).toBeDefined();
  expect(box.getByText("£47.24", { selector: "strong" })).toBeDefined();
  expect(box.getByText(/£427\.54 less than before\./)).toBeDefined();
  expect(box.getByRole("group", { name: "Total" }).textContent).toContain("£47.24");
  expect(desk.agreed).toEqual([]);
  await agree();
  await waitFor(() => expect(url()).toBe("/track-order?number=MBC482913"));
  expect(desk.asked).toEqual([WANTED]);
  expect(desk.agreed).toEqual([{ ...WANTED, expectedTotalPence: 4724, expectedVersion: 1 }]);
  expect(notices).toEqual([
    { title: "Order #MBC482913 is changed", description: "Its total is now £47.24. We confirm it by e-mail." },
  ]);
});

it("of the session needs no e-mail address, and leads back to the page that it came from", async () => {
  const desk = new ChangeDesk();
  await openChangedOrder(desk, changedOrder(undefined));
  typeWidth("1200");
  await review();
  await agree();
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(desk.agreed[0]?.email).toBeUndefined();
});

it("opened by its address alone leads to the page on which orders are looked up", async () => {
  const desk = new ChangeDesk();
  await openChangedOrder(desk, null);
  typeWidth("1200");
  await review();
  await agree();
  await waitFor(() => expect(url()).toBe("/track-order?number=MBC482913"));
});

it("asks nothing where nothing is another", async () => {
  await openChangedOrder(new ChangeDesk());
  await review();
  const box = await dialog();
  expect(await box.findByText(/is like this already/)).toBeDefined();
  expect(box.queryByRole("button", { name: "Change my order" })).toBeNull();
  await userEvent.click(box.getByRole("button", { name: "Back to my choices" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "See the new total" })).toBeDefined();
});

it("says why it can't be changed any more", async () => {
  const desk = new ChangeDesk();
  const sentence = "This order could be changed or cancelled here until 6pm on Monday 23 November.";
  desk.priceRefusals.push(new GraphQLError(sentence, { extensions: { code: "ORDER_NOT_CHANGEABLE" } }));
  await openChangedOrder(desk);
  typeWidth("1200");
  await review();
  const box = await dialog();
  expect(await box.findByText(sentence)).toBeDefined();
  expect(box.queryByRole("button", { name: "Change my order" })).toBeNull();
});

it("shows the new price and asks again where it is another by now", async () => {
  const desk = new ChangeDesk();
  desk.changeRefusals.push(
    new GraphQLError("The total is £48.24; you saw £47.24.", { extensions: { code: "PRICE_CHANGED" } }),
  );
  await openChangedOrder(desk);
  typeWidth("1200");
  await review();
  const box = await dialog();
  await box.findByText("£47.24", { selector: "strong" });
  desk.surcharge = 100;
  await agree();
  expect(await box.findByText("£48.24", { selector: "strong" })).toBeDefined();
  expect(box.getByText("The total is £48.24; you saw £47.24.")).toBeDefined();
  await agree();
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(desk.agreed.map(({ expectedTotalPence }) => expectedTotalPence)).toEqual([4724, 4824]);
});

it("is not asked for a size that can't be made", async () => {
  const desk = new ChangeDesk();
  await openChangedOrder(desk);
  typeWidth("99999");
  await review();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(desk.asked).toEqual([]);
});

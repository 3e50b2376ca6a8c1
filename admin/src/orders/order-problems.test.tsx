import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aWholeOrder } from "../test/a-whole-order";
import { openScreen } from "../test/open-screen";
import { aListedOrder, anOrdersDesk } from "../test/orders-desk";
import { refusal } from "../test/staff-api";

const PROBLEMS = [
  { id: "p2", item: null, product: null, kind: "MISSING", state: "CLOSED", reportedAt: "2026-11-24T09:00:00.000Z" },
  { id: "p1", item: 1, product: "Roller blind", kind: "FAULT", state: "OPEN", reportedAt: "2026-11-23T09:00:00.000Z" },
];

/** The page of an order with this status. */
function open(status: string, problems: () => object[] = () => PROBLEMS) {
  const orderProblems = vi.fn<() => object[]>(problems);
  anOrdersDesk([aListedOrder(1)], { more: { order: () => aWholeOrder({ status }), orderProblems } });
  openScreen("/orders/order-1/show");
  return orderProblems;
}

const section = async () => within(await screen.findByRole("region", { name: "Problems" }));

it("an order that was sent leads to what was reported of it", async () => {
  open("DELIVERED");
  const problems = await section();
  const links = await problems.findAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["The whole order: Something is missing", "/admin/problems/p2/show"],
    ["Item 1, Roller blind: It has a fault", "/admin/problems/p1/show"],
  ]);
  expect(problems.getAllByRole("listitem")[1]?.textContent).toMatch(/, 23 Nov 2026, Open$/);
});

it("says that nothing was reported", async () => {
  open("SHIPPED", () => []);
  expect(await (await section()).findByText("None was reported.")).toBeDefined();
});

it("says why they can't be read", async () => {
  open("SHIPPED", () => {
    throw refusal("SERVICE_UNAVAILABLE", "Please try again in a moment.");
  });
  expect((await (await section()).findByRole("alert")).textContent).toBe("Please try again in a moment.");
});

it("an order that was not sent is not asked for any", async () => {
  const orderProblems = open("PROCESSING");
  await screen.findByRole("region", { name: "Notes" });
  expect(screen.queryByRole("region", { name: "Problems" })).toBeNull();
  expect(orderProblems).not.toHaveBeenCalled();
});

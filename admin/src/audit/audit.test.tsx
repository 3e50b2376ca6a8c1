import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, staffApi } from "../test/staff-api";

const entry = (number: number) => ({
  id: `entry-${number}`,
  at: "2026-11-24T09:00:00.000Z",
  by: number === 0 ? null : "sam@shop.example",
  what: `change-${number}`,
  subject: "kim",
  subjectType: number === 2 ? "Customer" : "Staff",
  before: '{"role":"CONTENT"}',
  after: '{"role":"ORDERS"}',
});

/** Sixty entries. */
function anAudit() {
  staffApi({
    me: () => OWNER,
    audit: ({ first, after }: { first: number; after?: string | null }) => {
      const start = after == null ? 0 : Number(after) + 1;
      const nodes = Array.from({ length: Math.min(first, 60 - start) }, (_, index) => entry(start + index));
      const last = start + nodes.length - 1;
      return { nodes, pageInfo: { hasNextPage: last < 59, endCursor: String(last) } };
    },
  });
}

it("says who changed what, and from what to what", async () => {
  anAudit();
  openScreen("/audit");
  const row = (await screen.findByRole("cell", { name: "change-1" })).closest("tr") ?? document.body;
  expect(within(row).getByRole("cell", { name: "sam@shop.example" })).toBeDefined();
  expect(within(row).getByRole("deletion").textContent).toBe("CONTENT");
  expect(within(row).getByRole("insertion").textContent).toBe("ORDERS");
});

it("names commands at the server, who are nobody", async () => {
  anAudit();
  openScreen("/audit");
  const row = (await screen.findByRole("cell", { name: "change-0" })).closest("tr") ?? document.body;
  expect(within(row).getByRole("cell", { name: "At the server" })).toBeDefined();
});

it("leads to what was changed, where it has a page", async () => {
  anAudit();
  openScreen("/audit");
  const rowOf = async (name: string) => (await screen.findByRole("cell", { name })).closest("tr") ?? document.body;
  const member = within(await rowOf("change-1")).getByRole("link", { name: "Member" });
  expect(member.getAttribute("href")).toBe("/admin/staff/kim");
  const customer = within(await rowOf("change-2"));
  expect(customer.getByRole("cell", { name: "Customer" })).toBeDefined();
  expect(customer.queryByRole("link")).toBeNull();
});

it("turns pages", async () => {
  anAudit();
  const user = openScreen("/audit");
  await screen.findByRole("cell", { name: "change-0" });
  await user.click(screen.getByRole("button", { name: /next page/i }));
  await screen.findByRole("cell", { name: "change-25" });
  expect(window.location.search).toContain("page=2");
});

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

it("turns pages", async () => {
  anAudit();
  const user = openScreen("/audit");
  await screen.findByRole("cell", { name: "change-0" });
  await user.click(screen.getByRole("button", { name: /next page/i }));
  await screen.findByRole("cell", { name: "change-25" });
  expect(window.location.search).toContain("page=2");
});

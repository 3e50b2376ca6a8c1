import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { nameOf, pickedProducts } from "../../test/picked-products";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { ByRoomsPage } from "./ByRoomsPage";
import { ROOM_IDS, ROOMS } from "./content";

const open = (url: string) => renderInShop(<ByRoomsPage />, schemaLink(pickedProducts), url);
const room = (name: string) => screen.getByRole("region", { name });
const tab = (name: string) => within(screen.getByRole("navigation", { name: "Rooms" })).getByRole("link", { name });

it("shows the bedroom by default", async () => {
  await open("/by-rooms");
  expect(tab("Bedroom").getAttribute("aria-current")).toBe("page");
  expect(within(room("Bedroom")).getByRole("img", { name: /blackout roller blind/ })).toBeTruthy();
  expect(document.title).toContain("Blinds for the bedroom");
});

it.each(ROOM_IDS)("shows the %s with all its content at its own URL", async (id) => {
  const { name, features, tips, description, popularProducts } = ROOMS[id];
  await open(`/by-rooms?room=${id}`);

  const parts = within(room(name));
  for (const text of [description, ...features, ...tips]) expect(parts.getByText(text)).toBeTruthy();
  for (const product of popularProducts.map(nameOf))
    expect(parts.getAllByRole("link", { name: product }).map((link) => link.getAttribute("href"))).toContain(
      `/category/blinds?${new URLSearchParams({ search: product })}`,
    );
});

it("shows its popular products with picture and price", async () => {
  await open("/by-rooms");
  const rows = ROOMS.bedroom.popularProducts.map((slug) =>
    screen.getByRole("link", { name: nameOf(slug) }).closest("li"),
  );
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    expect(row?.querySelector("img")).toBeTruthy();
    expect(row?.textContent).toContain("from £61.50");
  }
});

it("offers all blinds where its products can't be loaded", async () => {
  // React reports what a boundary has caught.
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const productsBySlugs = () => Promise.reject(new Error("not today"));
  await renderInShop(<ByRoomsPage />, schemaLink({ productsBySlugs }), "/by-rooms");
  expect(within(room("Bedroom")).getByRole("link", { name: "Shop all blinds" })).toBeTruthy();
  reports.mockClear();
});

it("links from room to room", async () => {
  await open("/by-rooms?room=nursery");
  expect(tab("Kitchen").getAttribute("href")).toBe("/by-rooms?room=kitchen");
  await act(() => userEvent.click(tab("Kitchen")));

  expect(room("Kitchen")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Nursery" })).toBeNull();
  expect(tab("Kitchen").getAttribute("aria-current")).toBe("page");
  expect(tab("Nursery").getAttribute("aria-current")).toBeNull();
  expect(tab("Bedroom").getAttribute("href")).toBe("/by-rooms");
});

it("shows the bedroom for an unknown room", async () => {
  await open("/by-rooms?room=dungeon");
  expect(room("Bedroom")).toBeTruthy();
});

it("links to a fitting visit and to all blinds", async () => {
  await open("/by-rooms");
  expect(screen.getByRole("link", { name: "Ask a fitter" }).getAttribute("href")).toBe("/contact");
  expect(screen.getByRole("link", { name: "Shop all blinds" }).getAttribute("href")).toBe("/category/blinds");
});

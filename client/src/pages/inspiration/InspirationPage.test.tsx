import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { INSPIRATIONS, STYLES, type Style } from "../../content/inspirations";
import { nameOf, pickedProducts } from "../../test/picked-products";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { InspirationPage } from "./InspirationPage";

beforeEach(() => localStorage.clear());

const open = (url = "/inspiration") => renderInShop(<InspirationPage />, schemaLink(pickedProducts), url);
const titles = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 2 }).textContent);
const style = (name: string) => within(screen.getByRole("navigation", { name: "Styles" })).getByRole("link", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const panel = () => screen.queryByRole("region", { name: /^Your Saved Inspirations/ });
const saved = () => {
  const region = panel();
  return region
    ? within(region)
        .getAllByRole("listitem")
        .map((row) => row.querySelector("a")?.textContent)
    : [];
};

describe("the designs", () => {
  it("are eight, each with its products and a link to a prefilled message", async () => {
    await open();
    expect(titles()).toEqual(INSPIRATIONS.map(({ title }) => title));
    expect(screen.getByRole("status").textContent).toBe("Showing 8 designs");
    for (const { id, title, products } of INSPIRATIONS) {
      const card = within(screen.getByRole("article", { name: title }));
      for (const name of products.map(nameOf))
        expect(card.getAllByRole("link", { name }).map((link) => link.getAttribute("href"))).toContain(
          `/category/blinds?${new URLSearchParams({ search: name })}`,
        );
      expect(card.getByRole("link", { name: `Get This Look “${title}”` }).getAttribute("href")).toBe(
        `/contact?inspiration=${id}`,
      );
    }
  });

  it("show their products with picture and price, of one request", async () => {
    const asked: string[][] = [];
    const productsBySlugs = (given: { slugs: string[] }) => {
      asked.push(given.slugs);
      return pickedProducts.productsBySlugs(given);
    };
    await renderInShop(<InspirationPage />, schemaLink({ productsBySlugs }), "/inspiration");
    const [slug = ""] = INSPIRATIONS[0]?.products ?? [];
    const row = screen.getAllByRole("link", { name: nameOf(slug) })[0]?.closest("li");
    expect(row?.querySelector("img")).toBeTruthy();
    expect(row?.textContent).toContain("from £61.50");
    expect(asked).toHaveLength(1);
  });

  it.each(Object.keys(STYLES) as Style[])("of the style %s have their own URL", async (id) => {
    await open(`/inspiration?style=${id}`);
    expect(titles()).toEqual(INSPIRATIONS.filter((design) => design.style === id).map(({ title }) => title));
    expect(titles()).not.toEqual([]);
    expect(style(STYLES[id]).getAttribute("aria-current")).toBe("page");
  });

  it("are filtered by style", async () => {
    await open();
    await userEvent.click(style("Coastal"));
    expect(titles()).toEqual(["A sitting room by the sea"]);
    expect(screen.getByRole("status").textContent).toBe("Showing 1 design");
    await userEvent.click(style("All"));
    expect(titles()).toHaveLength(8);
  });

  it("are all shown for an unknown style", async () => {
    await open("/inspiration?style=baroque");
    expect(titles()).toHaveLength(8);
    expect(style("All").getAttribute("aria-current")).toBe("page");
  });
});

describe("the heart", () => {
  it("saves a design for the next visit, the latest first", async () => {
    const { unmount } = await open();
    expect(panel()).toBeNull();
    await press("Save “Velvet and shade” for later");
    await press("Save “A pale, quiet bedroom” for later");
    expect(screen.getByRole("heading", { name: "Your Saved Inspirations (2)" })).toBeTruthy();
    unmount();

    await open("/inspiration?style=coastal");
    expect(saved()).toEqual(["A pale, quiet bedroom", "Velvet and shade"]);
    expect(screen.getByRole("link", { name: "2 saved" }).getAttribute("href")).toBe(`#${panel()?.id}`);
  });

  it("removes a design, from its picture and from the panel", async () => {
    await open();
    await press("Save “Velvet and shade” for later");
    await press("Save “A pale, quiet bedroom” for later");

    const heart = screen.getAllByRole("button", {
      name: "Remove “Velvet and shade” from saved inspirations",
      pressed: true,
    });
    expect(heart).toHaveLength(2);
    await userEvent.click(within(screen.getByRole("article", { name: "Velvet and shade" })).getByRole("button"));
    expect(saved()).toEqual(["A pale, quiet bedroom"]);

    const region = panel();
    if (!region) throw new Error("There is no panel.");
    await userEvent.click(within(region).getByRole("button"));
    expect(panel()).toBeNull();
    expect(screen.queryByRole("link", { name: /saved$/ })).toBeNull();
  });

  it("keeps the focus in the panel when a row is removed", async () => {
    await open();
    await press("Save “Velvet and shade” for later");
    await press("Save “A pale, quiet bedroom” for later");
    const region = panel();
    const [first] = region ? within(region).getAllByRole("button") : [];
    if (!first) throw new Error("There is no heart in the panel.");

    await userEvent.click(first);

    expect(document.activeElement?.textContent).toBe("Your Saved Inspirations (1)");
  });

  it("drops withdrawn designs and invalid stored data", async () => {
    localStorage.setItem("saved-inspirations", '{"version":1,"ids":["castle","coastal-living-room",7]}');
    await open();
    expect(saved()).toEqual(["A sitting room by the sea"]);
    expect(screen.getByRole("heading", { name: "Your Saved Inspirations (1)" })).toBeTruthy();
  });
});

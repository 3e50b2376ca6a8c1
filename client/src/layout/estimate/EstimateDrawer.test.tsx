import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { EstimateDrawer } from "./EstimateDrawer";

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname, search } = useLocation();
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Estimate</button>
      <EstimateDrawer open={isOpen} onClose={() => setIsOpen(false)} />
      <p data-testid="currentUrl">{pathname + search}</p>
    </>
  );
}

beforeEach(() => localStorage.clear());

const open = async (shop = new ShellShop()) => {
  await renderInShop(<Example />, shop.link);
  await reopen();
};
const reopen = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Estimate" }));
  await screen.findByRole("dialog", { name: "Estimate a price" });
};
const price = () => screen.getByRole("group", { name: "Estimated price" }).textContent;
const pick = (name: string) => userEvent.click(screen.getByText(name, { selector: "label, label *" }));
const type = async (field: "Width" | "Drop", text: string) => {
  const input = screen.getByRole("spinbutton", { name: field });
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const material = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Material" });
const materials = () =>
  within(material())
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
const target = () => screen.getByRole("link", { name: "Get exact price" }).getAttribute("href");

it("starts with the first options, and says that it is an estimate", async () => {
  await open();
  expect(price()).toContain("Estimated price£149.99");
  expect(screen.getByRole("radio", { name: "Blinds", checked: true })).toBeDefined();
  expect(screen.getByRole("radio", { name: "Beige", checked: true })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("spinbutton", { name: "Width" }).value).toBe("914");
  expect(screen.getByRole<HTMLInputElement>("spinbutton", { name: "Drop" }).value).toBe("1219");
  expect(material().value).toBe("Premium Wood");
});

it("keeps the price for another colour or unit, and updates it for anything else", async () => {
  await open();
  await pick("Navy");
  await pick("in");
  expect(price()).toContain("£149.99");
  await userEvent.selectOptions(material(), "Faux Wood");
  expect(price()).toContain("£98.99");
  await type("Width", "48");
  expect(price()).toContain("£162.35");
});

it("offers the materials of a kind, and falls back to the usual one if the chosen one is not among them", async () => {
  await open();
  await waitFor(() => expect(materials()).toEqual(["Premium Wood", "Faux Wood"]));
  await pick("Shutters");
  expect([materials(), material().value, price()]).toEqual([
    ["Premium Wood", "MDF"],
    "Premium Wood",
    expect.stringContaining("£215.99"),
  ]);
  await pick("Curtains");
  expect([materials(), material().value, price()]).toEqual([
    ["Blackout Fabric"],
    "Blackout Fabric",
    expect.stringContaining("£109.99"),
  ]);
});

it("keeps the chosen material for the kinds that are made in it", async () => {
  await open();
  await waitFor(() => expect(materials()).toEqual(["Premium Wood", "Faux Wood"]));
  await userEvent.selectOptions(material(), "Faux Wood");
  await pick("Curtains");
  expect(material().value).toBe("Blackout Fabric");
  await pick("Blinds");
  expect(material().value).toBe("Faux Wood");
});

it("links to the fitting product with size, colour and material, and closes", async () => {
  await open();
  await pick("cm");
  await type("Width", "90");
  expect(await screen.findByText("Wooden Blinds")).toBeDefined();
  expect(screen.getByText("Natural Wood, Premium Wood, 90 × 121.92 cm")).toBeDefined();
  await userEvent.click(screen.getByRole("link", { name: "Get exact price" }));
  expect(screen.getByTestId("currentUrl").textContent).toBe(
    "/products/wooden-blinds?color=Natural+Wood&material=Premium+Wood&width=35.4331&height=48&unit=cm",
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("stays open with a size that can't be made, and focuses its field", async () => {
  await open();
  await type("Width", "5000");
  expect(price()).toContain("Please check the size.");
  await userEvent.click(screen.getByRole("link", { name: "Get exact price" }));
  expect(screen.getByTestId("currentUrl").textContent).toBe("/");
  const field = screen.getByRole("spinbutton", { name: "Width" });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

it("links to the list of the kind in the material while products can't be read", async () => {
  const shop = new ShellShop();
  shop.failures.set("EstimateProducts", undefined);
  await open(shop);
  await pick("Curtains");
  expect(target()).toBe("/category/decorative-styles?material=wood");
});

it("keeps the choices until it is opened again", async () => {
  await open();
  await pick("Shutters");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await reopen();
  expect(screen.getByRole("radio", { name: "Shutters", checked: true })).toBeDefined();
  expect(price()).toContain("£215.99");
});

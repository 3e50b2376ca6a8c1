import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

async function lookCloser(url?: string, shop?: ProductShop) {
  await openProduct(url, shop);
  fireEvent.click(screen.getByRole("button", { name: "Look closer" }));
  return within(await screen.findByRole("dialog"));
}

it("shows the chosen colour on the chosen material in large, and describes both", async () => {
  const closeUp = await lookCloser("/products/wooden-blinds?color=Light+Grey");
  expect(closeUp.getByRole("heading", { name: /^Light Grey in / })).toBeDefined();
  expect(
    closeUp.getByRole("img", { name: /^Light Grey, Light, neutral grey, wood grain, drawn to scale$/ }),
  ).toBeDefined();
  expect(closeUp.getByText(/^10 mm, about life size/)).toBeDefined();
  expect(closeUp.getByText("79 of 100")).toBeDefined();
});

it("changes the colour of the page", async () => {
  const closeUp = await lookCloser();
  fireEvent.click(closeUp.getByRole("radio", { name: "Light Grey" }));
  expect(closeUp.getByRole("heading", { name: /^Light Grey in / })).toBeDefined();
  expect(new URLSearchParams(window.location.search).get("color")).toBe("Light Grey");
});

it("has the free sample of a fabric one press away, and none of wood", async () => {
  const cloth = {
    name: "Thermal Fabric",
    label: "Thermal Fabric",
    note: "Cloth",
    surface: "matt cloth",
    filter: "fabric",
  };
  const closeUp = await lookCloser("/products/wooden-blinds?color=Light+Grey", new ProductShop({ materials: [cloth] }));
  expect(closeUp.getByRole("link", { name: "Free sample of Light Grey" }).getAttribute("href")).toBe(
    "/samples?product=1&material=Thermal+Fabric&color=Light+Grey",
  );
});

it("says that other materials are brought to the visit", async () => {
  const closeUp = await lookCloser();
  expect(closeUp.queryByRole("link", { name: /sample/ })).toBeNull();
  expect(closeUp.getByText(/We bring .* to the free visit/)).toBeDefined();
});

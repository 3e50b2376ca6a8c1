import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { CartProvider } from "../features/cart/CartProvider";
import { CatalogueShop } from "../test/catalogue-shop";
import { renderInShop } from "../test/render-in-shop";
import { Layout } from "./Layout";

const open = async (path = "/") => {
  await renderInShop(
    <Suspense>
      <CartProvider>
        <Layout>
          <main />
        </Layout>
      </CartProvider>
    </Suspense>,
    new CatalogueShop().link,
    path,
  );
  await screen.findByRole("banner");
};
const namesOf = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);
const departments = ["Blinds", "Shutters", "Outdoor Blinds", "Pergolas", "Sale"];

it("links to every department and marks the one that is shown", async () => {
  await open("/category/shutters");
  // Without a width to go by, styles are those of the phone, which hide this navigation from roles.
  const links = within(screen.getByLabelText("Main")).getAllByRole("link", { hidden: true });
  expect(namesOf(links)).toEqual(departments);
  expect(namesOf(links.filter((link) => link.getAttribute("aria-current") === "page"))).toEqual(["Shutters"]);
});

it("marks none of them elsewhere", async () => {
  await open("/cart");
  expect(document.querySelector("header [aria-current]")).toBeNull();
});

it("opens the departments as a menu, with Sale apart, and closes it when one is chosen", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  const list = within(menu.getByRole("list")).getAllByRole("link");
  expect(namesOf(list)).toEqual(departments.filter((name) => name !== "Sale"));
  await userEvent.click(menu.getByRole("link", { name: "Sale" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("tells how to reach the shop", async () => {
  await open();
  const footer = within(screen.getByRole("contentinfo"));
  const href = (name: string) => footer.getByRole("link", { name }).getAttribute("href");
  expect(href("020 7946 0123")).toBe("tel:02079460123");
  expect(href("hello@measured.example")).toBe("mailto:hello@measured.example");
  expect(href("WhatsApp")).toBe("https://wa.me/447700900123");
  expect(footer.getByText("Mon–Fri 9am–6pm")).toBeDefined();
});

it("says what the shop claims, in its own figures", async () => {
  await open();
  expect(screen.getByText("30-day returns")).toBeDefined();
  expect(screen.getByText("Up to 50% off")).toBeDefined();
});

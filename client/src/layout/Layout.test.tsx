import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { CartProvider } from "../features/cart/CartProvider";
import { wishlistStore } from "../features/wishlist/wishlist-store";
import { renderInShop } from "../test/render-in-shop";
import { ShellShop } from "../test/shell-shop";
import { Layout } from "./Layout";

const open = async (path = "/", shop = new ShellShop()) => {
  await renderInShop(
    <Suspense>
      <CartProvider>
        <Layout>
          <main />
        </Layout>
      </CartProvider>
    </Suspense>,
    shop.link,
    path,
  );
  await screen.findByRole("banner");
};
afterEach(() => wishlistStore.remove(...wishlistStore.current()));

const namesOf = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);
const departments = ["Blinds", "Shutters", "Decorative Styles", "Outdoor Blinds", "Pergolas", "Sale"];
const advice = ["By Rooms", "Materials", "Inspiration", "Guides", "Installation Guide"];
/** jsdom has no width, so the phone's styles apply and hide the full header from role queries. */
const hidden = true;

it("links to every department and advice page, and marks the current one", async () => {
  await open("/category/shutters");
  const links = within(screen.getByLabelText("Main")).getAllByRole("link", { hidden });
  expect(namesOf(links)).toEqual([...departments, ...advice]);
  expect(namesOf(links.filter((link) => link.getAttribute("aria-current") === "page"))).toEqual(["Shutters"]);
});

it("marks none of them elsewhere", async () => {
  await open("/cart");
  expect(document.querySelector("header [aria-current]")).toBeNull();
});

it("opens everything as a menu, with Sale apart, and closes it when one is chosen", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  const [all, others] = menu.getAllByRole("list").map((list) => namesOf(within(list).getAllByRole("link")));
  expect(all).toEqual([...departments.filter((name) => name !== "Sale"), ...advice]);
  expect(others).toEqual(["Wishlist", "Sign In", "Register", "My Account", "My windows", "Your quotes"]);
  await userEvent.click(menu.getByRole("link", { name: "Sale" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("opens the estimate from the menu", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  await userEvent.click(await screen.findByRole("button", { name: "Estimate a price" }));
  expect(await screen.findByRole("dialog", { name: "Estimate a price" })).toBeDefined();
});

it("shows the shop's claims with its figures, and the current promotion code", async () => {
  await open();
  const claims = screen.getAllByRole("list")[0]?.textContent;
  expect(claims).toBe("Free measuring and fitting30-day returnsUp to 50% off, plus an extra 10% with SUMMER25");
  expect(screen.getByRole("link", { name: "30-day returns" }).getAttribute("href")).toBe("/terms#returns");
});

it("names the number of windows that the code needs", async () => {
  const shop = new ShellShop();
  shop.promotion = { name: "Whole house", code: "HOUSE", percent: 15, minimumWindows: 5 };
  await open("/", shop);
  expect(screen.getByText(/^Up to 50% off/).textContent).toBe(
    "Up to 50% off, plus an extra 15% on 5 windows or more with HOUSE",
  );
});

it("shows what the shop announces, and leads where it says", async () => {
  const shop = new ShellShop();
  await open("/", shop);
  expect(screen.queryByText("Our workshop rests")).toBeNull();
  cleanup();
  shop.notice = { text: "Our workshop rests", path: "/contact" };
  await open("/", shop);
  expect(screen.getByRole("link", { name: "Our workshop rests" }).getAttribute("href")).toBe("/contact");
  cleanup();
  shop.notice = { text: "Our workshop rests", path: null };
  await open("/", shop);
  screen.getByText("Our workshop rests");
  expect(screen.queryByRole("link", { name: "Our workshop rests" })).toBeNull();
});

it("shows no code where none is running", async () => {
  const shop = new ShellShop();
  shop.promotion = null;
  await open("/", shop);
  expect(screen.getByText(/^Up to/).textContent).toBe("Up to 50% off");
});

it("shows the number of products on the wishlist", async () => {
  wishlistStore.save("p1");
  await open();
  // Hidden elements have no accessible name, so this goes by text.
  expect(screen.getByText(", 1 saved").closest("a")?.getAttribute("href")).toBe("/wishlist");
});

it("shows contact details and social profiles", async () => {
  await open();
  const footer = within(screen.getByRole("contentinfo"));
  const href = (name: string) => footer.getByRole("link", { name }).getAttribute("href");
  expect(href("020 7946 0123")).toBe("tel:02079460123");
  expect(href("hello@measured.example")).toBe("mailto:hello@measured.example");
  expect(href("WhatsApp")).toBe("https://wa.me/447700900123");
  expect(href("Send a message")).toBe("/contact");
  expect(href("Instagram")).toBe("https://measured.example/instagram");
  expect(footer.getByText("Mon–Fri 9am–6pm")).toBeDefined();
});

it("has shop, help and legal links and the current year in the footer", async () => {
  await open();
  const footer = within(screen.getByRole("contentinfo"));
  const linksOf = (name: string) => namesOf(within(footer.getByRole("navigation", { name })).getAllByRole("link"));
  expect(linksOf("Shop")).toEqual([...departments, "Samples"]);
  expect(linksOf("Help & Support")).toEqual(expect.arrayContaining(["Track Order", "FAQ", "Reviews"]));
  expect(namesOf(within(footer.getByRole("list", { name: "Small print" })).getAllByRole("link"))).toEqual([
    "Terms",
    "Privacy",
    "Accessibility",
  ]);
  expect(footer.getByText(/^©/).textContent).toBe(`© ${new Date().getFullYear()} Measured Blind Co.`);
});

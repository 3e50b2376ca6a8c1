import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { expect, it } from "vitest";
import { inRoom } from "../../features/cart/line-href";
import { expectLogged } from "../../test/expect-logged";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

const SEARCH = "?color=Oak&material=Hardwood&width=47.2441&height=55.1181";
const WINDOW = "de300000-0000-4000-8000-000000000013";
const KITCHEN = inRoom("Kitchen", "left", WINDOW);

/** Opens the product as a link of a window does, or another one. */
const open = ({ state = KITCHEN, search = SEARCH, shop = new ProductShop() } = {}) =>
  openProduct(`/products/wooden-blinds${search}`, shop, { state });

const button = () => screen.findByRole("button", { name: "Keep as an option for Kitchen, left" });
const refusal = (code: string, sentence: string) => new GraphQLError(sentence, { extensions: { code } });

it("keeps what is configured for the window from which the page was opened", async () => {
  const shop = await open();
  await userEvent.click(await button());
  expect(await screen.findByText(/^Kept as an option for Kitchen, left, at the price of the day\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "See your project" }).getAttribute("href")).toBe("/windows/project");
  const size = { width: 47.2441, height: 55.1181 };
  const choices = { color: "Oak", material: "Hardwood", customizations: [] };
  expect(shop.kept).toEqual([{ windowKey: WINDOW, productId: "1", ...size, ...choices }]);
});

it("says so only of what was kept, and not of what is configured next", async () => {
  await open();
  await userEvent.click(await button());
  const kept = await screen.findByText(/^Kept as an option/);
  fireEvent.click(screen.getByRole("radio", { name: /Premium Wood/ }));
  expect(kept.isConnected).toBe(false);
});

it.each([
  ["LIMIT_EXCEEDED", "A window keeps at most 4 options. Please remove one first."],
  ["NOT_FOUND", "This window, or what was kept for it, is not there any more. Please look at My windows again."],
  ["CONFLICT", "You have signed in in the meantime. Your windows are in your account now: please send this again."],
])("says why it can't be kept: %s", async (code, sentence) => {
  const shop = new ProductShop();
  shop.keepRefusals.push(refusal(code, sentence));
  await open({ shop });
  await userEvent.click(await button());
  expect((await screen.findByRole("alert")).textContent).toBe(`${sentence} See your project`);
  await userEvent.click(await button());
  expect(await screen.findByText(/^Kept as an option/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says so and logs it where the shop can't at the moment", async () => {
  const shop = new ProductShop();
  shop.keepRefusals.push(refusal("SERVICE_UNAVAILABLE", "The shop can't do this at the moment."));
  await open({ shop });
  await userEvent.click(await button());
  expect((await screen.findByRole("alert")).textContent).toContain("The shop can't do this at the moment.");
  expectLogged("Option not kept");
});

it("sends nothing while a size can't be made", async () => {
  const shop = await open();
  fireEvent.change(screen.getByRole("spinbutton", { name: "Width" }), { target: { value: "9" } });
  await userEvent.click(await button());
  expect(shop.kept).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("spinbutton", { name: "Width" }));
});

it.each([
  ["opened without a window", { state: inRoom("Kitchen", "left") }],
  ["opened for a line of the cart", { search: `${SEARCH}&line=l1` }],
])("is no button where the page was %s", async (_case, way) => {
  await open(way);
  await screen.findByRole("heading", { level: 1, name: "Wooden Blinds" });
  expect(screen.queryByRole("button", { name: /^Keep as an option/ })).toBeNull();
});

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { renderInShop } from "../../../test/render-in-shop";
import { ShellShop } from "../../../test/shell-shop";
import { SearchBox } from "./SearchBox";

const DEPARTMENTS = [{ name: "Shutters", slug: "shutters" }];

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="currentUrl">{`${pathname}${search}`}</p>;
}

const open = async (shop = new ShellShop()) => {
  const handleDone = vi.fn<() => void>();
  await renderInShop(
    <>
      <SearchBox departments={DEPARTMENTS} onDone={handleDone} />
      <button>Elsewhere</button>
      <Address />
    </>,
    shop.link,
  );
  return { shop, handleDone };
};

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search" });
const currentUrl = () => screen.getByTestId("currentUrl").textContent;
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const chosen = () => screen.queryAllByRole("option", { selected: true }).map(({ textContent }) => textContent);

it("searches for the text, encoded, and is empty again", async () => {
  const { handleDone } = await open();
  await userEvent.type(box(), "  day & night {Enter}");
  expect(currentUrl()).toBe("/search?q=day+%26+night");
  expect(box().value).toBe("");
  expect(handleDone).toHaveBeenCalledOnce();
});

it("does nothing for blank text", async () => {
  const { shop, handleDone } = await open();
  await userEvent.type(box(), "   {Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(currentUrl()).toBe("/");
  expect(handleDone).not.toHaveBeenCalled();
  expect(shop.asked).toEqual([]);
});

it("offers products with pictures and prices, departments, and the search itself", async () => {
  await open();
  await userEvent.type(box(), "sh");
  expect(await screen.findByRole("option", { name: "All Shutters" })).toBeDefined();
  expect(options()).toEqual(["All Shutters", "Search for “sh”"]);
  await userEvent.clear(box());
  await userEvent.type(box(), "wooden");
  expect(await screen.findByRole("option", { name: /Wooden Blinds/ })).toBeDefined();
  expect(options()).toEqual(["Wooden Blindsfrom £84", "Wooden Shuttersfrom £84", "Search for “wooden”"]);
  expect(document.querySelectorAll("[role=option] img")).toHaveLength(2);
  expect(box().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("status").textContent).toMatch(/^3 suggestions\./);
});

it("offers pages that answer a question", async () => {
  await open();
  await userEvent.type(box(), "delivery");
  const [answer] = await screen.findAllByRole("option", { name: "What does delivery cost?" });
  expect(answer?.getAttribute("href")).toBe("/faq#delivery-cost");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(currentUrl()).toBe("/faq");
});

it("moves through the suggestions with the arrow keys and wraps around through the text", async () => {
  await open();
  await userEvent.type(box(), "wooden");
  await screen.findByRole("option", { name: /Wooden Blinds/ });
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(chosen()).toEqual(["Wooden Shuttersfrom £84"]);
  expect(screen.getByRole("option", { selected: true }).id).toBe(box().getAttribute("aria-activedescendant"));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(chosen()).toEqual([]);
  expect(box().hasAttribute("aria-activedescendant")).toBe(false);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{Enter}");
  expect(currentUrl()).toBe("/products/wooden-shutters");
  expect(box().value).toBe("");
});

it("opens the pressed suggestion", async () => {
  const { handleDone } = await open();
  await userEvent.type(box(), "wooden");
  await userEvent.click(await screen.findByRole("option", { name: /Wooden Blinds/ }));
  expect(currentUrl()).toBe("/products/wooden-blinds");
  expect(options()).toEqual([]);
  expect(handleDone).toHaveBeenCalledOnce();
});

it("closes on Escape and keeps the text, and opens again with an arrow key", async () => {
  await open();
  await userEvent.type(box(), "wooden");
  await screen.findByRole("option", { name: /Wooden Blinds/ });
  await userEvent.keyboard("{Escape}");
  expect(options()).toEqual([]);
  expect(box().value).toBe("wooden");
  await userEvent.keyboard("{ArrowDown}");
  expect(options()).toHaveLength(3);
});

it("closes when the focus goes elsewhere", async () => {
  await open();
  await userEvent.type(box(), "wooden");
  await screen.findByRole("option", { name: /Wooden Blinds/ });
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(options()).toEqual([]);
});

it("debounces its requests", async () => {
  const { shop } = await open();
  await userEvent.type(box(), "wooden");
  await screen.findByRole("option", { name: /Wooden Blinds/ });
  expect(shop.asked).toEqual(["Suggestions wooden"]);
});

it("ignores an answer that comes after the text has changed", async () => {
  const { shop } = await open();
  const late = Promise.withResolvers<void>();
  shop.delays.set("wooden", late.promise);
  await userEvent.type(box(), "wooden");
  await waitFor(() => expect(shop.asked).toEqual(["Suggestions wooden"]));
  await userEvent.clear(box());
  await userEvent.type(box(), "wave");
  await screen.findByRole("option", { name: /Wave Curtains/ });
  late.resolve();
  await late.promise;
  await userEvent.keyboard("{ArrowDown}");
  expect(options()).toEqual(["Wave Curtainsfrom £84", "Search for “wave”"]);
});

it("still searches when suggestions fail, without a message", async () => {
  const shop = new ShellShop();
  shop.failures.set("Suggestions", undefined);
  await open(shop);
  await userEvent.type(box(), "wooden");
  await waitFor(() => expect(shop.asked).toEqual(["Suggestions wooden"]));
  expect(options()).toEqual(["Search for “wooden”"]);
  await userEvent.keyboard("{Enter}");
  expect(currentUrl()).toBe("/search?q=wooden");
});

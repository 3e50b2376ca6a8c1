import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { CurrentUrl } from "../../../test/CurrentUrl";
import { renderInShop } from "../../../test/render-in-shop";
import { ShellShop } from "../../../test/shell-shop";
import { SearchBox } from "./SearchBox";

const DEPARTMENTS = [
  { id: "c1", name: "Shutters", slug: "shutters" },
  { id: "c2", name: "Sale", slug: "sale" },
];

async function open(shop = new ShellShop()) {
  const onDone = vi.fn<() => void>();
  await renderInShop(
    <>
      <SearchBox departments={DEPARTMENTS} onDone={onDone} />
      <CurrentUrl />
      <Routes>
        <Route path="*" element={null} />
      </Routes>
    </>,
    shop.link,
  );
  return { shop, onDone };
}
const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search" });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const selected = () => screen.queryByRole("option", { selected: true })?.textContent;
const url = () => screen.getByRole("status", { name: "URL" }).textContent;
const type = (text: string) => userEvent.type(box(), text);

describe("the box", () => {
  it("references its listbox only while that is open", async () => {
    await open();
    expect([box().getAttribute("aria-expanded"), box().getAttribute("aria-controls")]).toEqual(["false", null]);
    await type("wooden");
    await screen.findByRole("option", { name: /Wooden Blinds/ });
    expect(box().getAttribute("aria-expanded")).toBe("true");
    expect(box().getAttribute("aria-controls")).toBe(screen.getByRole("listbox", { name: "Suggestions" }).id);
  });

  it("limits the input to the maximum search length", async () => {
    await open();
    expect(box().maxLength).toBe(100);
  });

  it("is a native form that works before hydration", async () => {
    await open();
    expect(screen.getByRole("search").getAttribute("action")).toBe("/search");
    expect(box().name).toBe("q");
  });
});

describe("keyboard navigation of the suggestions", () => {
  it("starts at the last option with ArrowUp and returns to the text", async () => {
    await open();
    await type("wooden");
    await screen.findByRole("option", { name: /Wooden Blinds/ });
    await userEvent.keyboard("{ArrowUp}");
    expect(selected()).toBe("Search for “wooden”");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(selected()).toBeUndefined();
    expect(box().value).toBe("wooden");
  });

  it("runs the search from its own option", async () => {
    await open();
    await type("wooden");
    await screen.findByRole("option", { name: /Wooden Blinds/ });
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(url()).toBe("/search?q=wooden");
    expect(options()).toEqual([]);
  });

  it("clears the selection when the text changes", async () => {
    await open();
    await type("wooden");
    await screen.findByRole("option", { name: /Wooden Blinds/ });
    await userEvent.keyboard("{ArrowDown}");
    expect(selected()).toContain("Wooden Blinds");
    await type(" s");
    await waitFor(() => expect(options()).toContain("Search for “wooden s”"));
    expect(selected()).toBeUndefined();
    await userEvent.keyboard("{Enter}");
    expect(url()).toBe("/search?q=wooden+s");
  });

  it("keeps the focus in the box when an option is pressed", async () => {
    await open();
    await type("wooden");
    const option = await screen.findByRole("option", { name: /Wooden Blinds/ });
    expect(fireEvent.mouseDown(option)).toBe(false);
    expect(document.activeElement).toBe(box());
  });

  it("matches a department case-insensitively", async () => {
    await open();
    await type("SHUT");
    await userEvent.click(await screen.findByRole("option", { name: "All Shutters" }));
    expect(url()).toBe("/category/shutters");
  });
});

describe("the live region", () => {
  it.each([
    ["wave", /^2 suggestions\./],
    ["zzz", /^1 suggestion\./],
  ])("announces for %s: %s", async (text, sentence) => {
    const { shop } = await open();
    await type(text);
    await waitFor(() => expect(shop.asked).toEqual([`Suggestions ${text}`]));
    await waitFor(() =>
      expect(screen.getAllByRole("status").some(({ textContent }) => sentence.test(textContent))).toBe(true),
    );
  });

  it("is empty after the list was closed", async () => {
    await open();
    await type("wooden");
    await screen.findByRole("option", { name: /Wooden Blinds/ });
    await userEvent.keyboard("{Escape}");
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["", "/"]);
  });
});

import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { HeaderSearch } from "./HeaderSearch";

const DEPARTMENTS = [{ id: "c1", name: "Shutters", slug: "shutters" }];

const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

describe("the header search on a phone", () => {
  const hidden = true;
  const opener = () => screen.getAllByRole("button", { name: "Search", hidden }).at(-1) as HTMLElement;
  const isOpen = () => opener().getAttribute("aria-expanded");
  const input = () => screen.getByRole<HTMLInputElement>("combobox", { hidden });
  const openHeader = () =>
    renderInShop(
      <>
        <HeaderSearch categories={DEPARTMENTS} />
        <button>Elsewhere</button>
      </>,
      new ShellShop().link,
    );

  it("opens on click and takes the focus", async () => {
    await openHeader();
    expect(isOpen()).toBe("false");
    await userEvent.click(opener());
    expect(isOpen()).toBe("true");
    expect(document.activeElement).toBe(input());
  });

  it.each([
    ["its button", () => userEvent.click(screen.getByRole("button", { name: "Close search" }))],
    ["Escape", () => userEvent.keyboard("{Escape}")],
  ])("closes with %s and returns the focus", async (_, close) => {
    await openHeader();
    await userEvent.click(opener());
    await close();
    expect(isOpen()).toBe("false");
    expect(document.activeElement).toBe(opener());
  });

  it("closes the suggestions on the first Escape and itself on the second", async () => {
    await openHeader();
    await userEvent.click(opener());
    await userEvent.type(input(), "wooden");
    await screen.findByRole("option", { name: /Wooden Blinds/ });
    await userEvent.keyboard("{Escape}");
    expect([options(), isOpen()]).toEqual([[], "true"]);
    await userEvent.keyboard("{Escape}");
    expect(isOpen()).toBe("false");
  });

  it("closes on blur and after a search", async () => {
    await openHeader();
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
    expect(isOpen()).toBe("false");

    await userEvent.click(opener());
    await userEvent.type(input(), "roman{Enter}");
    expect(isOpen()).toBe("false");
  });
});

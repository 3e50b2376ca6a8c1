import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CurrentUrl } from "../../test/CurrentUrl";
import { renderInShop } from "../../test/render-in-shop";
import { ShellShop } from "../../test/shell-shop";
import { EstimateDrawer } from "./EstimateDrawer";

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Estimate</button>
      <EstimateDrawer open={isOpen} onClose={() => setIsOpen(false)} />
      <CurrentUrl />
    </>
  );
}

beforeEach(() => localStorage.clear());

async function open(shop = new ShellShop()) {
  await renderInShop(<Example />, shop.link);
  await userEvent.click(screen.getByRole("button", { name: "Estimate" }));
  const dialog = await screen.findByRole("dialog", { name: "Estimate a price" });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });
const retype = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const pick = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const price = () => screen.getByRole("group", { name: "Estimated price" }).textContent;
const announced = () => screen.getAllByRole("status", { hidden: true }).map(({ textContent }) => textContent);

describe("the size of an estimate", () => {
  it.each([
    ["9", "The narrowest we make is 305 mm (12 in)."],
    ["2439", "The widest we make is 2438 mm (96 in)."],
    ["", "Please enter the width in mm."],
  ])("refuses %j at its field: %s", async (text, sentence) => {
    await open();
    retype("Width", text);
    await userEvent.click(screen.getByRole("link", { name: "Get exact price" }));
    expect(screen.getByRole("spinbutton", { name: "Width", description: sentence })).toBeDefined();
    expect(document.activeElement).toBe(field("Width"));
    expect(screen.getByRole("dialog")).toBeDefined();
  });

  it("keeps the last valid price meanwhile", async () => {
    await open();
    retype("Width", "1200");
    const before = price()?.match(/£[\d.,]+/)?.[0];
    retype("Width", "12000");
    expect(price()).toContain("Please check the size.");
    expect(price()).toContain(before);
  });

  it("shows its limits in the selected unit", async () => {
    await open();
    expect(screen.getByText("305 to 2438 mm each way.")).toBeDefined();
    await pick("in");
    expect(screen.getByText("12 to 96 in each way.")).toBeDefined();
    expect(field("Width").value).toBe("36");
  });

  it("starts with the stored unit and stores a new choice", async () => {
    localStorage.setItem("unit", "cm");
    await open();
    expect(field("Width").value).toBe("91.44");
    await pick("in");
    expect(localStorage.getItem("unit")).toBe("in");
  });
});

describe("the announcement of the estimate", () => {
  it("is debounced", async () => {
    await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      retype("Width", "1200");
      await act(async () => vi.advanceTimersByTime(500));
      expect(announced().join("")).not.toContain("The estimate is");
      await act(async () => vi.advanceTimersByTime(300));
      expect(announced().join("")).toMatch(/The estimate is £\d/);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the fitting product", () => {
  it("has the nearest colour where the exact one is missing", async () => {
    await open();
    await pick("Navy");
    expect(await screen.findByText("Wooden Blinds")).toBeDefined();
    // There is none in navy, so it is the one like it.
    expect(screen.getByText(/, Premium Wood, 914 × 1219 mm$/)).toBeDefined();
  });

  it("appears when the products have been loaded", async () => {
    const shop = new ShellShop();
    const answer = Promise.withResolvers<void>();
    shop.delays.set("blinds", answer.promise);
    await open(shop);
    expect(screen.queryByText("The nearest that we make")).toBeNull();
    expect(within(screen.getByRole("combobox", { name: "Material" })).getAllByRole("option").length).toBeGreaterThan(2);
    await act(async () => answer.resolve());
    expect(await screen.findByText("The nearest that we make")).toBeDefined();
  });
});

describe("the sheet", () => {
  it("closes on Escape and returns the focus to its button", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Estimate" })));
  });
});

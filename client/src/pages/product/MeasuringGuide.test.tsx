import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const DEEP = { specifications: [{ name: "Recess depth", value: "65 to 70 mm" }] };

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

async function openGuide(): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name: "Measure with us, step by step" }));
  await screen.findByRole("dialog", { name: "Measure with us" });
}

/** Opens a product and its guide. */
async function openGuideOf(shop?: ProductShop, url?: string): Promise<void> {
  await openProduct(url, shop);
  press("What to measure, and what we make");
  await openGuide();
}

/** Answers the steps by their titles, in order; without a figure a step is skipped. */
async function measure(...steps: readonly (readonly [title: string, figure?: string])[]): Promise<void> {
  for (const [title, figure = ""] of steps) {
    const field = await screen.findByRole("textbox", { name: new RegExp(`^${title}`) });
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: figure } });
    fireEvent.click(screen.getByRole("button", { name: /^(Next|Skip)$/ }));
  }
}

const fieldOf = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name, hidden: true });

it("takes the smallest of each in a recess, says why, and fills in the size", async () => {
  await openGuideOf();
  await measure(
    ["Width at the top", "1204"],
    ["Width in the middle", "1198"],
    ["Width at the bottom", "1202"],
    ["Drop at the left", "1403"],
    ["Drop in the centre"],
    ["Drop at the right", "1402"],
    ["Diagonal from top left"],
    ["Diagonal from bottom left"],
  );
  expect(await screen.findByText("Width: 1198 mm, the smallest of 1204, 1198 and 1202 mm.")).toBeDefined();
  expect(screen.getByText("Drop: 1402 mm, the smallest of 1403 and 1402 mm.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "The size to order" }));
  expect(screen.getByText(/^Your widths are 6 mm apart/)).toBeDefined();
  press("Use 1198 × 1402 mm");
  expect([fieldOf("Width").value, fieldOf("Drop").value]).toEqual(["1198", "1402"]);
  expect(await screen.findByText("Your measured size is filled in.")).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("leads from a shallow recess to products that fit in", async () => {
  await openGuideOf(new ProductShop(DEEP));
  await measure(["Width at the top", "1200"], ["Width in the middle"], ["Width at the bottom"]);
  await measure(["Drop at the left", "1400"], ["Drop in the centre"], ["Drop at the right"]);
  await measure(["Diagonal from top left", "1840"], ["Diagonal from bottom left", "1850"]);
  expect(await screen.findByRole("img", { name: /^Depth of a recess/ })).toBeDefined();
  await measure(["Depth of the recess", "42"]);
  expect(await screen.findByText(/^The recess is 42 mm deep\. This product needs 65 to 70 mm\./)).toBeDefined();
  expect(screen.getByText(/^The diagonals are 10 mm apart/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Venetian Blinds" }).getAttribute("href")).toBe("/products/venetian-blinds");
});

it("says how far it is, goes back, and keeps figures and step over closing and reload", async () => {
  await openGuideOf(new ProductShop(DEEP));
  expect(screen.getByRole("img", { name: "Step 1 of 9" })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Back" }).disabled).toBe(true);
  await measure(["Width at the top", "1204"]);
  const middle = await screen.findByRole("textbox", { name: /^Width in the middle/ });
  const takes = document.getElementById(middle.getAttribute("aria-describedby") ?? "");
  expect(takes?.textContent).toBe("Step 2 of 9");
  press("Close");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await openGuide();
  expect(await screen.findByRole("textbox", { name: /^Width in the middle/ })).toBeDefined();
  press("Back");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Width at the top/ }).value).toBe("1204");
  expect(sessionStorage.getItem("measured-window 1 recess")).toContain("1204");
});

it("needs the first width, and figures that are plain", async () => {
  await openGuideOf();
  await measure(["Width at the top"]);
  const field = screen.getByRole("textbox", { name: /^Width at the top/ });
  expect(screen.getByText("Please enter the first width; all others can be skipped.")).toBeDefined();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(field, { target: { value: "wide" } });
  expect(field.getAttribute("aria-invalid")).toBe("false");
  press("Next");
  expect(screen.getByText("Please enter a plain figure in mm, as it stands on the tape.")).toBeDefined();
});

it("asks for the drop where all were skipped, and starts again", async () => {
  await openGuideOf();
  await measure(["Width at the top", "1200"], ["Width in the middle"], ["Width at the bottom"]);
  await measure(["Drop at the left"], ["Drop in the centre"], ["Drop at the right"]);
  await measure(["Diagonal from top left"], ["Diagonal from bottom left"]);
  expect(await screen.findByRole("heading", { name: "The drop is missing" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
  press("Start again");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Width at the top/ }).value).toBe("");
});

it("takes the largest of a finished size, without diagonals and depth", async () => {
  await openGuideOf(new ProductShop(DEEP), "/products/wooden-blinds?options=fit_exact");
  expect(screen.getByRole("img", { name: "Step 1 of 6" })).toBeDefined();
  await measure(["Width at the top", "1350"], ["Width in the middle", "1352"], ["Width at the bottom"]);
  await measure(["Drop at the left", "1500"], ["Drop in the centre"], ["Drop at the right"]);
  expect(await screen.findByText("Width: 1352 mm, the largest of 1350 and 1352 mm.")).toBeDefined();
});

it("is not there where no tape says the size", async () => {
  await openProduct("/products/wooden-blinds", new ProductShop({ family: "PERGOLA" }));
  press("What to measure, and what we make");
  expect(await screen.findByText(/We survey the ground ourselves/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Measure with us, step by step" })).toBeNull();
});

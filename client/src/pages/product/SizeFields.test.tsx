import { fireEvent, screen } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input" });
const radio = (name: string) => screen.getByLabelText(name, { selector: "input[type=radio]" });
const retype = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const priceBox = () => screen.getByRole("group", { name: "Your price" });
const asked = (name: string) => new URLSearchParams(window.location.search).get(name);
const add = () => user.click(screen.getByRole("button", { name: "Add to cart" }));

describe("the size fields", () => {
  it.each([
    ["", "Please enter the width in mm."],
    ["wide", "Please enter the width as a plain figure in mm, for example 1200."],
    ["304", "The narrowest we make is 305 mm (12 in)."],
    ["2439", "The widest we make is 2438 mm (96 in)."],
  ])("explain %j: %s", async (text, sentence) => {
    await openProduct();
    retype("Width", text);
    await add();
    expect(screen.getByRole("spinbutton", { name: "Width", description: sentence })).toBeDefined();
    expect(field("Width").getAttribute("aria-invalid")).toBe("true");
  });

  it("have the limits of the chosen material", async () => {
    const timber = { name: "Hardwood", label: "Hardwood", note: "Stiff", surface: "wood grain", filter: "wood" };
    const faux = { ...timber, name: "Faux Wood", label: "Faux Wood", maxWidth: 82.6772, maxArea: 3.6 };
    await openProduct("/products/wooden-blinds?width=90&height=36", new ProductShop({ materials: [timber, faux] }));
    const most = () => screen.getByRole("spinbutton", { name: "Width" }).getAttribute("aria-valuemax");
    expect(most()).toBe("2438");
    await user.click(screen.getByRole("radio", { name: /^Faux Wood/ }));
    expect(most()).toBe("2100");
    expect(field("Width").value).toBe("2286");
    const reason = "The widest we make in Faux Wood is 2100 mm (82.68 in).";
    expect(await screen.findByRole("spinbutton", { name: "Width", description: reason })).toBeDefined();
    await user.click(screen.getByRole("radio", { name: /^Hardwood/ }));
    expect(asked("width")).toBe("90");
  });

  it("are spin buttons with the product's limits, and the arrow keys step", async () => {
    await openProduct("/products/wooden-blinds?width=47.2441&height=55.1181");
    const width = screen.getByRole("spinbutton", { name: "Width" });
    const said = () => ["now", "min", "max", "text"].map((name) => width.getAttribute(`aria-value${name}`));
    expect(said()).toEqual(["1200", "305", "2438", "1200 mm"]);
    width.focus();
    await user.keyboard("{ArrowUp}{Shift>}{ArrowUp}{/Shift}");
    expect(said()).toEqual(["1211", "305", "2438", "1211 mm"]);
    expect(asked("width")).toBe("47.6772");
  });

  it("say that they show the smallest size, until another is typed", async () => {
    await openProduct();
    const smallest = (name: string) =>
      screen.queryByRole("spinbutton", { name, description: /Smallest we make, type yours$/ }) !== null;
    expect([smallest("Width"), smallest("Drop")]).toEqual([true, true]);
    retype("Width", "1200");
    expect([smallest("Width"), smallest("Drop")]).toEqual([false, true]);
    retype("Width", "305");
    expect(smallest("Width")).toBe(false);
  });

  it("select a size that nobody has typed here, and never what was typed", async () => {
    await openProduct();
    const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
      value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    field("Width").focus();
    expect(selected(field("Width"))).toBe("305");
    await user.keyboard("1200");
    expect(field("Width").value).toBe("1200");
    field("Drop").focus();
    field("Width").focus();
    expect(selected(field("Width"))).toBe("");
  });

  it.each(["mm", "cm", "in"])("show the limits in %s", async (unit) => {
    const limits = { mm: "305 to 2438 mm each way.", cm: "30.5 to 243.8 cm each way.", in: "12 to 96 in each way." };
    await openProduct();
    await user.click(radio(unit));
    expect(screen.getByText(new RegExp(`^${limits[unit as keyof typeof limits]}`))).toBeDefined();
  });

  it("show the size in the other unit", async () => {
    await openProduct("/products/wooden-blinds?width=36&height=36");
    expect(screen.getByText(/Same as 36 × 36 in\./)).toBeDefined();
    await user.click(radio("in"));
    expect(screen.getByText(/Same as 914 × 914 mm\./)).toBeDefined();
  });

  it("say which length is the longer, so that a swap is seen, but not of a length that can't be made", async () => {
    await openProduct("/products/wooden-blinds?width=24&height=36");
    expect(screen.getByText(/Same as 24 × 36 in: the drop is longer\./)).toBeDefined();
    retype("Width", "1200");
    expect(screen.getByText(/Same as 47\.24 × 36 in: the width is longer\./)).toBeDefined();
    retype("Width", "12000");
    expect(screen.queryByText(/is longer/)).toBeNull();
  });

  it("keep the last valid price while a length is invalid", async () => {
    await openProduct("/products/wooden-blinds?width=47.2441&height=55.1181");
    retype("Width", "12000");
    expect(priceBox().textContent).toContain("Please check the width.");
    expect(asked("width")).toBe("47.2441");
    retype("Width", "1200");
    expect(priceBox().textContent).not.toContain("Please check");
  });

  it("have a decimal keyboard", async () => {
    await openProduct();
    expect(["Width", "Drop"].map((name) => field(name).inputMode)).toEqual(["decimal", "decimal"]);
  });

  it("are replaced by a common size", async () => {
    await openProduct();
    retype("Width", "nonsense");
    expect(priceBox().textContent).toContain("Please check the width.");
    await user.click(screen.getByRole("button", { name: /^Small/ }));
    expect([field("Width").value, field("Drop").value]).toEqual(["610", "914"]);
    expect(priceBox().textContent).not.toContain("Please check");
    expect(screen.getByRole("button", { name: /^Small/ }).getAttribute("aria-pressed")).toBe("true");
    retype("Width", "611");
    expect(screen.queryByRole("button", { pressed: true, name: /^(Small|Medium|Large)/ })).toBeNull();
  });
});

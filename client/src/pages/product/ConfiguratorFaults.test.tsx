import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

/** For what comes only after a rest. */
const UNHURRIED = { timeout: 3000 };

let user: UserEvent;
const notices = collectNotices();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input" });
const radio = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: "input[type=radio]" });
const retype = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const priceBox = () => screen.getByRole("group", { name: "Your price" });
const asked = (name: string) => new URLSearchParams(window.location.search).get(name);
const add = () => user.click(screen.getByRole("button", { name: "Add to cart" }));

describe("Add to cart", () => {
  it("shows a toast after a failure and reuses the idempotency key on retry", async () => {
    const shop = new ProductShop();
    shop.addRefusals.push(new GraphQLError("No", { extensions: { code: "SERVICE_UNAVAILABLE" } }));
    await openProduct("/products/wooden-blinds?width=24&height=36", shop);

    await add();
    await waitFor(() =>
      expect(notices).toEqual([{ kind: "failure", title: "Not added to your cart", description: "No" }]),
    );
    expectLogged("Not added to your cart");
    expect(field("Width").value).toBe("610");
    await add();

    await waitFor(() => expect(shop.added).toHaveLength(1));
    expect(new Set(shop.additionKeys).size).toBe(1);
  });

  it.each([
    ["LIMIT_EXCEEDED", "You can order at most 99 of one item."],
    ["PRODUCT_UNAVAILABLE", "This product is no longer made."],
  ])("shows the API message for %s without logging it", async (code, sentence) => {
    const shop = new ProductShop();
    shop.addRefusals.push(new GraphQLError(sentence, { extensions: { code } }));
    await openProduct(undefined, shop);

    await add();

    await waitFor(() =>
      expect(notices).toEqual([{ kind: "failure", title: "Not added to your cart", description: sentence }]),
    );
    expect(shop.added).toEqual([]);
  });

  it("is busy until the response and sends a double click once", async () => {
    const shop = new ProductShop();
    const answer = Promise.withResolvers<void>();
    shop.hold = answer.promise;
    await openProduct(undefined, shop);

    await add();
    const busy = await screen.findByRole("button", { name: "Adding..." });
    expect(busy.getAttribute("aria-busy")).toBe("true");
    await user.click(busy);
    await act(async () => answer.resolve());

    await screen.findByRole("button", { name: "Add to cart" });
    expect(shop.added).toHaveLength(1);
  });

  it("uses the latest typed size", async () => {
    const shop = await openProduct();
    retype("Width", "600");
    retype("Drop", "1200");
    await add();
    await waitFor(() => expect(shop.added[0]).toMatchObject({ width: 23.622, height: 47.2441 }));
  });

  it("sends nothing with two invalid lengths and focuses the first", async () => {
    const shop = await openProduct();
    retype("Width", "9");
    retype("Drop", "3000");
    expect(priceBox().textContent).toContain("Please check the width and drop.");

    await add();

    expect(document.activeElement).toBe(field("Width"));
    expect(
      screen.getByRole("spinbutton", { name: "Width", description: /The narrowest we make is 305 mm/ }),
    ).toBeDefined();
    expect(
      screen.getByRole("spinbutton", { name: "Drop", description: /The longest we make is 2438 mm/ }),
    ).toBeDefined();
    expect(shop.added).toEqual([]);
  });
});

describe("the price announcement", () => {
  const announced = () =>
    within(priceBox())
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .join("");

  it("is empty at first and debounced while typing", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      await openProduct("/products/wooden-blinds?width=24&height=36");
      await act(async () => vi.advanceTimersByTime(2000));
      expect(announced()).toBe("");
      retype("Width", "9");
      await act(async () => vi.advanceTimersByTime(600));
      retype("Width", "2000");
      await act(async () => vi.advanceTimersByTime(600));
      expect(announced()).toBe("");
      await act(async () => vi.advanceTimersByTime(200));
      expect(announced()).toMatch(/^Your price is £\d/);
    } finally {
      vi.useRealTimers();
    }
  });

  it("names an invalid length", async () => {
    await openProduct();
    retype("Drop", "9");
    expect(
      await within(priceBox()).findByText("Please check the drop.", { selector: "[role=status]" }, UNHURRIED),
    ).toBeDefined();
  });
});

describe("the URL", () => {
  it("stores every choice", async () => {
    await openProduct("/products/wooden-blinds?utm=x");
    await user.click(radio("Light Grey"));
    await user.click(radio(/Hardwood/));
    await user.click(radio("cm"));
    retype("Width", "90");
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      color: "Light Grey",
      material: "Hardwood",
      width: "35.4331",
      height: "12",
      unit: "cm",
    });
  });

  it("falls back to defaults for invalid values", async () => {
    await openProduct("/products/wooden-blinds?color=Purple&material=Gold&width=500&height=50&unit=ft");
    expect(radio("Oak").checked).toBe(true);
    expect(radio(/Premium Wood/).checked).toBe(true);
    expect([field("Width").value, field("Drop").value]).toEqual(["305", "1270"]);
    expect(radio("mm").checked).toBe(true);
  });
});

describe("the unit", () => {
  it("is stored for the next product", async () => {
    await openProduct();
    await user.click(radio("in"));
    expect(localStorage.getItem("unit")).toBe("in");
  });

  it.each(["ft", "", "MM"])("is millimetres for the stored value %j", async (kept) => {
    localStorage.setItem("unit", kept);
    await openProduct();
    expect(radio("mm").checked).toBe(true);
  });

  it("is millimetres when storage is blocked, and can be changed", async () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    await openProduct();
    expect(radio("mm").checked).toBe(true);
    await user.click(radio("cm"));
    expect(field("Width").value).toBe("30.48");
  });
});

describe("colours and materials", () => {
  it("are selected with the arrow keys, and the colour is named", async () => {
    await openProduct();
    const heading = () => screen.getByRole("heading", { level: 2, name: /^Colour/ }).textContent;
    expect(heading()).toBe("Colour: Oak");
    radio("Oak").focus();
    await user.keyboard("{ArrowRight}");
    expect(heading()).toBe("Colour: Light Grey");
    expect(asked("color")).toBe("Light Grey");
  });

  it("show the surcharge of each material", async () => {
    await openProduct();
    const materials = within(screen.getByRole("group", { name: "Material" }));
    expect(
      materials.getAllByRole("radio").map((option) => (option as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(["Premium WoodWarm grain+20%", "HardwoodStiffincluded"]);
  });
});

import { fireEvent, screen, within } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

/** For debounced results. */
const UNHURRIED = { timeout: 3000 };

let user: UserEvent;

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, so the check of pointer events only costs time.
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
});

const field = (name: string) => screen.getByLabelText(name, { selector: "input" });
const radio = (name: string | RegExp) => screen.getByLabelText(name, { selector: "input[type=radio]" });
const price = () => within(screen.getByRole("group", { name: "Your price" })).getByText(/^£/).textContent;
const asked = (name: string) => new URLSearchParams(window.location.search).get(name);

/** Amount of a line in the price breakdown. */
const lineOf = (name: string) =>
  screen
    .getAllByRole("term", { hidden: true })
    .find(({ firstChild }) => firstChild?.textContent === name)
    ?.parentElement?.querySelector("dd")?.textContent;

function retype(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } });
}

describe("configuring", () => {
  it("starts with the first colour and material at the smallest size", async () => {
    await openProduct();
    expect(field("Width")).toHaveProperty("value", "305");
    expect(field("Drop")).toHaveProperty("value", "305");
    expect(radio("Oak")).toHaveProperty("checked", true);
    expect(radio(/Premium Wood/)).toHaveProperty("checked", true);
    expect(price()).toBe("£100.80");
    expect(window.location.search).toBe("");
  });

  it("says up to which size the price “from” holds, and what a usual size costs", async () => {
    await openProduct();
    const sizes = screen.getByText("up to 900 × 1200 mm").parentElement;
    expect(sizes?.textContent).toBe("up to 900 × 1200 mm 1200 × 1400 mm: £171.60");
  });

  it("prices the URL's configuration, and every change", async () => {
    await openProduct("/products/wooden-blinds?width=47.2441&height=55.1181&unit=mm");
    expect(price()).toBe("£205.92");

    await user.click(radio(/Hardwood/));
    expect(price()).toBe("£171.60");
    expect(await screen.findByText("Your price is £171.60", {}, UNHURRIED)).toBeTruthy();

    retype("Drop", "1000");
    expect(price()).toBe("£97.20");
    expect(asked("height")).toBe("39.3701");
    expect(asked("material")).toBe("Hardwood");
  });

  it("shows the price breakdown, whose lines sum up", async () => {
    await openProduct("/products/wooden-blinds?width=47.2441&height=55.1181");
    const lines = ["Wooden Blinds", "Your size", "Premium Wood", "One blind"].map((name) => lineOf(name));
    expect(lines).toEqual(["£84.00", "£87.60", "£34.32", "£205.92"]);
  });

  it("shows the product page's own formula where the shop prices as specified", async () => {
    const shop = new ProductShop({}, "AS_SPECIFIED");
    await openProduct("/products/wooden-blinds?width=48&height=60", shop);
    expect(price()).toBe("£534.00"); // 20 sq ft at £15, half as much again for wood, and £84
    expect(["Wooden Blinds", "Your size", "Premium Wood"].map(lineOf)).toEqual(["£84.00", "£300.00", "£150.00"]);
    expect(screen.getByText("+50%", { selector: "label:has(:checked) *" })).toBeTruthy();
  });

  it("keeps a length when the unit changes", async () => {
    await openProduct();
    await user.click(radio("cm"));
    retype("Width", "60");
    expect(asked("width")).toBe("23.622");
    await user.click(radio("mm"));
    expect(field("Width")).toHaveProperty("value", "600");
    await user.click(radio("cm"));
    expect(field("Width")).toHaveProperty("value", "60");
  });

  it("measures in the unit of the last visit, unless the URL says another", async () => {
    localStorage.setItem("unit", "in");
    await openProduct("/products/wooden-blinds?width=24");
    expect(field("Width")).toHaveProperty("value", "24");
  });

  it("measures in the unit of the URL", async () => {
    localStorage.setItem("unit", "in");
    await openProduct("/products/wooden-blinds?width=24&unit=cm");
    expect(field("Width")).toHaveProperty("value", "60.96");
  });

  it("takes a common size at one press", async () => {
    await openProduct();
    await user.click(screen.getByRole("button", { name: /Medium/ }));
    expect(field("Width")).toHaveProperty("value", "914");
    expect(screen.getByRole("button", { name: /Medium/, pressed: true })).toBeTruthy();
  });
});

describe("adding to the cart", () => {
  it("adds the configuration", async () => {
    const shop = await openProduct("/products/wooden-blinds?color=Light+Grey&material=Hardwood&width=24&height=36");
    await user.click(screen.getByRole("button", { name: "Add to cart" }));
    expect(shop.added).toEqual([
      {
        productId: "1",
        quantity: 1,
        color: "Light Grey",
        material: "Hardwood",
        width: 24,
        height: 36,
        customizations: [],
      },
    ]);
  });

  it("focuses an invalid length, and adds nothing", async () => {
    const shop = await openProduct();
    retype("Drop", "3000");
    expect(screen.getByRole("group", { name: "Your price" }).textContent).toContain("Please check the drop.");

    await user.click(screen.getByRole("button", { name: "Add to cart" }));
    expect(document.activeElement).toBe(field("Drop"));
    expect(
      screen.getByRole("spinbutton", { name: "Drop", description: /The longest we make is 2438 mm/ }),
    ).toBeTruthy();
    expect(shop.added).toEqual([]);
  });

  it("shows an error when typing pauses, and removes it when it is corrected", async () => {
    await openProduct();
    retype("Width", "30");
    expect(screen.queryByText(/The narrowest we make/)).toBeNull();
    expect(await screen.findByText(/The narrowest we make is 305 mm/, {}, UNHURRIED)).toBeTruthy();
    retype("Width", "305");
    expect(screen.queryByText(/The narrowest we make/)).toBeNull();
  });
});

describe("the bar for phones", () => {
  const bar = () => document.querySelector("[data-bar]");

  it("has chat, price, size and Add to cart while the form's button is out of view", async () => {
    const shop = await openProduct("/products/wooden-blinds?width=24&height=36", undefined, { isAddInView: false });
    expect(bar()?.hasAttribute("inert")).toBe(false);
    expect(bar()?.textContent).toContain("£100.80610 × 914 mm");
    expect(screen.getByRole("button", { name: "Open chat" })).toBeTruthy();
    const add = screen.getAllByRole("button", { name: "Add to cart" }).at(-1);
    if (add) await user.click(add);
    expect(shop.added).toHaveLength(1);
  });

  it("is hidden while the form's button is in view", async () => {
    await openProduct();
    expect(bar()?.hasAttribute("inert")).toBe(true);
  });
});

describe("what happens next", () => {
  it.each([
    { leadTimeDays: 10, day: "15 December 2026" },
    { leadTimeDays: 56, day: "26 January 2027" },
  ])("shows the delivery day for a lead time of $leadTimeDays days", async ({ leadTimeDays, day }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T10:00:00Z") });
    await openProduct(undefined, new ProductShop({ leadTimeDays }));
    vi.useRealTimers();
    const steps = within(screen.getByRole("region", { name: "What happens next" })).getAllByRole("listitem");
    expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual(["We measure", "We make", "We fit"]);
    expect(steps[1]?.textContent).toContain(`by ${day}.`);
  });

  it("says who measures and fits, and that it can be made to the shopper's sizes", async () => {
    await openProduct();
    const section = screen.getByRole("region", { name: "What happens next" });
    for (const words of ["the sizes that you type are a guide", "To the figures of the visit", "“Make it to my sizes”"])
      expect(section.textContent).toContain(words);
    expect(screen.getByText("Free measuring and fitting, or made to your sizes")).toBeTruthy();
  });
});

it.each([
  ["SHUTTER", "bay"],
  ["PERGOLA", "louvred"],
])("says that the shop always measures the kind %s/%s", async (family, variant) => {
  await openProduct("/products/wooden-blinds", new ProductShop({ family, variant }));
  expect(screen.getByText("We always measure bays and pergolas ourselves.")).toBeTruthy();
  expect(screen.getByText("Free measuring and fitting")).toBeTruthy();
  expect(screen.queryByText(/Make it to my sizes/)).toBeNull();
});

it("links to free samples for fabrics only", async () => {
  await openProduct();
  expect(screen.queryByRole("link", { name: "Free samples" })).toBeNull();
  expect(screen.getByRole("link", { name: "How to measure" }).getAttribute("href")).toBe("/guides/measurement");
});

it("links to the guide by which its kind is measured", async () => {
  await openProduct("/products/wooden-blinds", new ProductShop({ family: "CURTAIN" }));
  const guide = screen.getByRole("link", { name: "How to measure" });
  expect(guide.getAttribute("href")).toBe("/guides/curtain-measuring");
});

it("links to a free sample of the chosen fabric and colour", async () => {
  const cloth = (name: string) => ({ name, label: name, note: "Cloth", surface: "matt cloth", filter: "fabric" });
  const shop = new ProductShop({ materials: [cloth("Thermal Fabric"), cloth("Blackout Fabric")] });
  await openProduct("/products/wooden-blinds?material=Blackout+Fabric&color=Light+Grey", shop);
  expect(screen.getByRole("link", { name: "Free samples" }).getAttribute("href")).toBe(
    "/samples?product=1&material=Blackout+Fabric&color=Light+Grey",
  );
});

it.each([
  ["WOODEN", "Child safe to EN13120", "No cords or chains"],
  ["SHUTTER", "Child safe to EN13120", "No cords or chains"],
  ["CURTAIN", "No cords or chains", /EN13120/],
  ["OUTDOOR", "No cords or chains", /EN13120/],
])("shows the safety text of the family %s: %s", async (family, safety, other) => {
  await openProduct("/products/wooden-blinds", new ProductShop({ family, features: ["CHILD_SAFE"] }));
  expect(screen.getByText(safety)).toBeTruthy();
  expect(screen.queryByText(other)).toBeNull();
});

it.each([
  ["with the cord that was chosen", "?options=control_cord", undefined],
  ["where it leaves no choice", "", []],
])("warns beside the button of a product with cords, %s", async (_, search, options) => {
  const cordWarning = "Warning: keep cords out of reach.";
  await openProduct(`/products/wooden-blinds${search}`, new ProductShop({ cordWarning, ...(options && { options }) }));
  expect(screen.getByText("Warning: keep cords out of reach.")).toBeTruthy();
  expect(screen.getByText("Child safety standard EN13120: made to BS EN 13120")).toBeTruthy();
  expect(screen.queryByText(/^Child safe to/)).toBeNull();
});

it("does not warn of cords where the control that is chosen has none", async () => {
  await openProduct("/products/wooden-blinds", new ProductShop({ cordWarning: "Warning: keep cords out of reach." }));
  expect(screen.queryByText(/keep cords out of reach/)).toBeNull();
  expect(screen.getByText("Child safe to EN13120")).toBeTruthy();
});

it("specifies the limits in both measures, and the warranty", async () => {
  await openProduct();
  expect(screen.getAllByText("305 to 2438 mm (12 to 96 in)")).toHaveLength(2);
  expect(screen.getByText("5 years")).toBeTruthy();
});

it("shows the specified words, the reason and a retry when the product can't be loaded", async () => {
  const shop = new ProductShop();
  shop.productRefusal = new GraphQLError("The shop can't be reached for the moment.", {
    extensions: { code: "SERVICE_UNAVAILABLE" },
  });
  // React logs errors that a boundary has caught.
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await openProduct("/products/wooden-blinds", shop);
  expect(screen.getByRole("heading", { level: 1, name: "Product Not Found" })).toBeTruthy();
  expect(screen.getByText(/^We couldn't find the product you're looking for\./).textContent).toContain(
    "The shop can't be reached for the moment.",
  );
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(reports).toHaveBeenCalled();
  reports.mockClear();
});

it("shows that a product does not exist", async () => {
  await openProduct("/products/paper-blinds");
  expect(screen.getByRole("heading", { level: 1, name: "Product Not Found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});

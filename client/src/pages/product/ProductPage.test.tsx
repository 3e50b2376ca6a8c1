import { fireEvent, screen, within } from "@testing-library/react";
import { PointerEventsCheckLevel, type UserEvent, userEvent } from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { paths } from "../../lib/paths";
import { ProductShop } from "../../test/product-shop";
import { renderInShop } from "../../test/render-in-shop";
import { ProductPage } from "./ProductPage";

/** Sees everything at once, so that the bar for phones stands back. */
class EverythingInView {
  constructor(private readonly tell: (sightings: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** For what comes only after a rest. */
const UNHURRIED = { timeout: 3000 };

let user: UserEvent;

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", EverythingInView);
  localStorage.clear();
  // Whether a press can reach its target is a question for a browser; here it only costs time.
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
});

async function openPage(address = "/products/wooden-blinds"): Promise<ProductShop> {
  const shop = new ProductShop();
  window.history.replaceState(null, "", address);
  const page = (
    <CartProvider>
      <Routes>
        <Route path={paths.product.pattern} element={<ProductPage />} />
      </Routes>
    </CartProvider>
  );
  await renderInShop(page, shop.link, address);
  return shop;
}

const field = (name: string) => screen.getByLabelText(name, { selector: "input" });
const radio = (name: string | RegExp) => screen.getByLabelText(name, { selector: "input[type=radio]" });
const price = () => within(screen.getByRole("group", { name: "Your price" })).getByText(/^£/).textContent;
const asked = (name: string) => new URLSearchParams(window.location.search).get(name);

/** The amount of a line of the price, which is there to be opened. */
const lineOf = (name: string) =>
  screen
    .getAllByRole("term", { hidden: true })
    .find(({ firstChild }) => firstChild?.textContent === name)
    ?.parentElement?.querySelector("dd")?.textContent;

function retype(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } });
}

describe("configuring", () => {
  it("begins with the first colour and material at the smallest size", async () => {
    await openPage();
    expect(field("Width")).toHaveProperty("value", "304.8");
    expect(field("Drop")).toHaveProperty("value", "304.8");
    expect(radio("Oak")).toHaveProperty("checked", true);
    expect(radio(/Premium Wood/)).toHaveProperty("checked", true);
    expect(price()).toBe("£100.80");
    expect(window.location.search).toBe("");
  });

  it("prices what the address asks for, and what is typed and picked after it", async () => {
    await openPage("/products/wooden-blinds?width=47.2441&height=55.1181&unit=mm");
    expect(price()).toBe("£205.92");

    await user.click(radio(/Hardwood/));
    expect(price()).toBe("£171.60");
    expect(await screen.findByText("Your price is £171.60", {}, UNHURRIED)).toBeTruthy();

    retype("Drop", "1000");
    expect(price()).toBe("£97.20");
    expect(asked("height")).toBe("39.3701");
    expect(asked("material")).toBe("Hardwood");
  });

  it("shows how the price is worked out, in lines that add up to it", async () => {
    await openPage("/products/wooden-blinds?width=47.2441&height=55.1181");
    const lines = ["Wooden Blinds", "Your size", "Premium Wood", "One blind"].map((name) => lineOf(name));
    expect(lines).toEqual(["£84.00", "£87.60", "£34.32", "£205.92"]);
  });

  it("keeps a length when the unit changes", async () => {
    await openPage();
    await user.click(radio("cm"));
    retype("Width", "60");
    expect(asked("width")).toBe("23.622");
    await user.click(radio("mm"));
    expect(field("Width")).toHaveProperty("value", "600");
    await user.click(radio("cm"));
    expect(field("Width")).toHaveProperty("value", "60");
  });

  it("measures in the unit of the last visit, unless the address says another", async () => {
    localStorage.setItem("unit", "in");
    await openPage("/products/wooden-blinds?width=24");
    expect(field("Width")).toHaveProperty("value", "24");
  });

  it("measures in the unit of the address", async () => {
    localStorage.setItem("unit", "in");
    await openPage("/products/wooden-blinds?width=24&unit=cm");
    expect(field("Width")).toHaveProperty("value", "60.96");
  });

  it("takes a common size at one press", async () => {
    await openPage();
    await user.click(screen.getByRole("button", { name: /Medium/ }));
    expect(field("Width")).toHaveProperty("value", "914.4");
    expect(screen.getByRole("button", { name: /Medium/, pressed: true })).toBeTruthy();
  });
});

describe("adding to the cart", () => {
  it("adds what is configured", async () => {
    const shop = await openPage("/products/wooden-blinds?color=Light+Grey&material=Hardwood&width=24&height=36");
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

  it("leads to a length that can't be made, and adds nothing", async () => {
    const shop = await openPage();
    retype("Drop", "3000");
    expect(screen.getByRole("group", { name: "Your price" }).textContent).toContain("Please check the drop.");

    await user.click(screen.getByRole("button", { name: "Add to cart" }));
    expect(document.activeElement).toBe(field("Drop"));
    expect(screen.getByRole("textbox", { name: "Drop", description: /The longest we make is 2438 mm/ })).toBeTruthy();
    expect(shop.added).toEqual([]);
  });

  it("points a slip out once the typing rests, and takes it back when it is mended", async () => {
    await openPage();
    retype("Width", "30");
    expect(screen.queryByText(/The narrowest we make/)).toBeNull();
    expect(await screen.findByText(/The narrowest we make is 305 mm/, {}, UNHURRIED)).toBeTruthy();
    retype("Width", "305");
    expect(screen.queryByText(/The narrowest we make/)).toBeNull();
  });
});

describe("pictures", () => {
  const shown = () => screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"))[0];

  it("go round at both ends, by button, key and thumbnail", async () => {
    await openPage();
    await user.click(screen.getByRole("button", { name: "Previous picture" }));
    expect(shown()).toBe("The detail");
    await user.keyboard("{ArrowRight}");
    expect(shown()).toBe("The study");
    expect(screen.getByText("1/3")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Picture 2" }));
    expect(shown()).toBe("The bay");
  });
});

it("specifies the limits in both measures, and the warranty", async () => {
  await openPage();
  expect(screen.getAllByText("305 to 2438 mm (12 to 96 in)")).toHaveLength(2);
  expect(screen.getByText("5 years")).toBeTruthy();
});

it("says that a product is not there", async () => {
  await openPage("/products/paper-blinds");
  expect(screen.getByRole("heading", { level: 1, name: "Product Not Found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});

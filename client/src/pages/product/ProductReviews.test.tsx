import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { shopError } from "../../test/cart-shop";
import { describedBy } from "../../test/fields";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

let scrolledTo: Element[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  scrolledTo = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
});

/** Opens the product's reviews, whose code is loaded with their tab. */
async function openReviews(shop?: ProductShop): Promise<ProductShop> {
  const opened = await openProduct("/products/wooden-blinds#reviews", shop);
  await screen.findByRole("button", { name: "Write a review" });
  return opened;
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const stars = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

async function openForm(shop?: ProductShop) {
  const opened = await openReviews(shop);
  await press("Write a review");
  await screen.findByRole("form", { name: "Your review of Wooden Blinds" });
  return opened;
}

async function fill(changes: Record<string, string> = {}) {
  await userEvent.click(stars("5 stars"));
  const texts = { "Your review": "Straight slats.", Name: "Jo W.", "Town or county": "Bristol", ...changes };
  for (const [name, text] of Object.entries(texts)) if (text !== "") await userEvent.type(field(name), text);
}

describe("the review form", () => {
  it("moves the focus to its heading", async () => {
    await openForm();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your review of Wooden Blinds" }));
    expect(screen.queryByRole("button", { name: "Write a review" })).toBeNull();
  });

  it("selects stars with the arrow keys", async () => {
    await openForm();
    stars("1 star").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(stars("3 stars").checked).toBe(true);
  });

  it("has help texts and autocomplete tokens", async () => {
    await openForm();
    expect([describedBy("Name"), describedBy("Town or county")]).toEqual([
      "Shown beside your review.",
      "Shown beside your name.",
    ]);
    expect([field("Name").autocomplete, field("Town or county").autocomplete]).toEqual(["name", "address-level2"]);
  });

  it.each([
    ["Your review", "Too short", "Please write at least 10 characters"],
    ["Name", " ", "Please tell us your name"],
    ["Town or county", "B", "Town or county must be at least 2 characters"],
  ])("refuses %s “%s” at its field", async (label, value, sentence) => {
    const shop = await openForm();
    await fill({ [label]: value });
    await press("Send review");
    await waitFor(() => expect(describedBy(label)).toBe(sentence));
    expect(screen.getByText("One detail needs another look")).toBeDefined();
    expect(shop.reviewed).toEqual([]);
  });

  it("shows an API error at its field", async () => {
    const shop = new ProductShop();
    const refusal = shopError("BAD_USER_INPUT", "No");
    refusal.extensions["fields"] = { comment: "Please leave out web addresses" };
    shop.reviewRefusal = refusal;
    await openForm(shop);
    await fill();
    await press("Send review");
    await waitFor(() => expect(describedBy("Your review")).toBe("Please leave out web addresses"));
    await press("Send review");
    await screen.findByText(/Thank you for your review/);
    expect(shop.reviewed).toHaveLength(1);
  });

  it("keeps a draft until it was sent", async () => {
    await openForm();
    await fill();
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain("Straight slats.");
    await press("Send review");
    const thanks = await screen.findByText(/Thank you for your review/);
    expect(document.activeElement).toBe(thanks.closest("[role=status]"));
    expect(scrolledTo.at(-1)).toBe(document.activeElement);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("Straight slats.");
  });
});

describe("Show more", () => {
  const entries = () => within(screen.getByRole("list", { name: "Reviews" })).getAllByRole("article");

  it("keeps the list after a failure and can be retried", async () => {
    const shop = new ProductShop();
    await openReviews(shop);
    const more = within(screen.getByRole("tabpanel")).getByRole("button", { name: "Show more" });
    expect(screen.getByText("5 of 8 reviews")).toBeDefined();
    shop.productRefusal = shopError("RATE_LIMITED", "Please try again in 20 seconds.");
    await userEvent.click(more);
    expect((await screen.findByRole("alert")).textContent).toBe("Please try again in 20 seconds.");
    expect(entries()).toHaveLength(5);

    shop.productRefusal = undefined;
    await userEvent.click(more);
    await waitFor(() => expect(entries()).toHaveLength(8));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("ignores a second click while loading", async () => {
    await openReviews();
    const more = within(screen.getByRole("tabpanel")).getByRole("button", { name: "Show more" });
    await act(async () => {
      more.click();
      more.click();
    });
    await waitFor(() => expect(entries()).toHaveLength(8));
  });
});

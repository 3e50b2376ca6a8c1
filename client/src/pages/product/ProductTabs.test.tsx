import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { shopError } from "../../test/cart-shop";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const tab = (name: string | RegExp) => screen.getByRole("tab", { name });
const panel = () => screen.getByRole("tabpanel");
const reviews = () => within(screen.getByRole("list", { name: "Reviews" })).getAllByRole("article");

/** Opens the product's reviews, whose code is loaded with their tab. */
async function openReviews(shop?: ProductShop): Promise<ProductShop> {
  const opened = await openProduct("/products/wooden-blinds#reviews", shop);
  await screen.findByRole("button", { name: "Write a review" });
  return opened;
}

describe("tabs", () => {
  it("start with the details; the code of the reviews is loaded with their tab", async () => {
    await openProduct();
    expect(tab("Details").getAttribute("aria-selected")).toBe("true");
    expect(panel().textContent).toContain("Slats of lime wood.");
    expect(screen.queryByText("Comment 1")).toBeNull();
    await userEvent.click(tab("Reviews (8)"));
    expect(await screen.findByText("Comment 1")).toBeTruthy();
  });

  it("are written to the URL", async () => {
    await openProduct("/products/wooden-blinds?color=Oak");
    await userEvent.click(tab("Specifications"));
    expect(panel().textContent).toContain("50 mm");
    expect(window.location.search + window.location.hash).toBe("?color=Oak#specifications");
  });

  it("are read from the URL, with the details by default", async () => {
    await openReviews();
    expect(tab("Reviews (8)").getAttribute("aria-selected")).toBe("true");
  });

  it("wrap around by arrow keys, support Home and End, and are one tab stop", async () => {
    await openProduct();
    await userEvent.click(tab("Details"));
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(tab("Reviews (8)"));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(panel().textContent).toContain("50 mm");
    await userEvent.keyboard("{End}{Home}");
    expect(document.activeElement).toBe(tab("Details"));
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it("are linked from the number of reviews under the name", async () => {
    await openProduct();
    await userEvent.click(screen.getByRole("link", { name: "8 reviews" }));
    expect(document.activeElement).toBe(tab("Reviews (8)"));
    expect(window.location.hash).toBe("#reviews");
  });
});

describe("reviews", () => {
  it("have a summary, and mark samples", async () => {
    await openReviews();
    expect(within(panel()).getByText("4.8 out of 5, 8 reviews")).toBeTruthy();
    const stars = within(screen.getByRole("list", { name: "Reviews by stars" })).getAllByRole("listitem");
    expect(stars.map(({ textContent }) => textContent)).toEqual([
      "5 stars6",
      "4 stars2",
      "3 stars0",
      "2 stars0",
      "1 star0",
    ]);
    const [own, sample] = reviews();
    expect(own?.textContent).toContain("Catherine B1.Ludlow, 11 October 2026");
    expect(own?.textContent).not.toContain("Sample");
    expect(sample?.textContent).toContain("Sample");
    expect(within(panel()).getByRole("link", { name: "How we check reviews" }).getAttribute("href")).toBe(
      "/reviews/how-we-check",
    );
  });

  it("load page by page, and focus the first new one", async () => {
    await openReviews();
    expect(reviews()).toHaveLength(5);
    await userEvent.click(within(panel()).getByRole("button", { name: "Show more" }));
    await screen.findByText("Comment 8");
    expect(reviews()).toHaveLength(8);
    expect(document.activeElement?.textContent).toContain("Comment 6");
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("are invited when there are none", async () => {
    await openReviews(new ProductShop({ reviews: [] }));
    expect(tab("Reviews (0)")).toBeTruthy();
    expect(within(panel()).getByRole("heading", { name: "No Reviews Yet" })).toBeTruthy();
    expect(within(panel()).getByText("Be the first to review this product!")).toBeTruthy();
    expect(within(panel()).getByRole("button", { name: "Write a review" })).toBeTruthy();
  });
});

describe("writing a review", () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  const send = () => userEvent.click(screen.getByRole("button", { name: "Send review" }));

  async function openForm(shop?: ProductShop) {
    const opened = await openReviews(shop);
    await userEvent.click(screen.getByRole("button", { name: "Write a review" }));
    await screen.findByRole("form", { name: "Your review of Wooden Blinds" });
    return opened;
  }

  async function fill() {
    await userEvent.click(screen.getByLabelText("4 stars", { selector: "input" }));
    await userEvent.type(field("Your review"), "Straight slats.");
    await userEvent.type(field("Name"), "Jo W.");
    await userEvent.type(field("Town or county"), "Bristol");
  }

  it("sends it, and says that it appears after moderation", async () => {
    const shop = await openForm();
    await fill();
    await send();
    expect((await screen.findByText(/Thank you for your review/)).parentElement?.textContent).toContain(
      "It appears here once somebody of the shop has read it.",
    );
    expect(shop.reviewed).toEqual([
      { productId: "1", rating: 4, comment: "Straight slats.", name: "Jo W.", location: "Bristol" },
    ]);
  });

  it("shows errors at the fields, and sends nothing", async () => {
    const shop = await openForm();
    await send();
    const summary = await screen.findByRole("alert");
    expect(
      within(summary)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Please choose one to five stars",
      "Please write at least 10 characters",
      "Please tell us your name",
      "Town or county must be at least 2 characters",
    ]);
    expect(document.activeElement).toBe(summary);
    expect(screen.getByRole("textbox", { name: "Name", description: "Please tell us your name" })).toBeTruthy();
    await userEvent.click(within(summary).getByRole("link", { name: "Please choose one to five stars" }));
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "1 star" }));
    expect(shop.reviewed).toEqual([]);
  });

  it("keeps the draft when the server refuses it, and when the form is closed", async () => {
    const shop = new ProductShop();
    shop.reviewRefusal = shopError("RATE_LIMITED", "That was often. Please try again in an hour.");
    await openForm(shop);
    await fill();
    await send();
    expect((await screen.findByText("That was often. Please try again in an hour.")).getAttribute("role")).toBe(
      "alert",
    );
    expect(field("Your review").value).toBe("Straight slats.");

    await userEvent.click(screen.getByRole("button", { name: "Not now" }));
    await userEvent.click(screen.getByRole("button", { name: "Write a review" }));
    expect(field("Town or county").value).toBe("Bristol");
    expect(screen.getByRole("radio", { name: "4 stars", checked: true })).toBeTruthy();
    await send();
    await screen.findByText(/Thank you for your review/);
    expect(shop.reviewed).toHaveLength(1);
  });
});

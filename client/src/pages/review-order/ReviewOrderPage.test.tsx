import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { ReviewPurchaseInput } from "../../gql/graphql";
import { shopError } from "../../test/cart-shop";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { ReviewOrderPage } from "./ReviewOrderPage";

let received: ReviewPurchaseInput[] = [];
let refusal: ReturnType<typeof shopError> | undefined;

beforeEach(() => {
  received = [];
  refusal = undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

const purchase = (id: string, name: string, isReviewed = false) => ({
  isReviewed,
  product: { id, slug: name.toLowerCase().replaceAll(" ", "-"), name },
});
const INVITATION = {
  orderNumber: "MBC123456",
  purchases: [purchase("1", "Wooden Blinds"), purchase("2", "Roman Blinds"), purchase("3", "Voile Curtains", true)],
};

const open = (path = "/reviews/write?token=secret") =>
  renderInShop(
    <ReviewOrderPage />,
    schemaLink({
      reviewInvitation: ({ token }: { token: string }) => (token === "secret" ? INVITATION : null),
      reviewPurchase: ({ input }: { input: ReviewPurchaseInput }) => {
        if (refusal) throw refusal;
        received.push({ ...input });
        return {};
      },
    }),
    path,
  );

const item = (name: string) => {
  const found = screen.getByRole("heading", { level: 2, name }).closest("li");
  if (!found) throw new Error(`${name} is not in the list.`);
  return within(found);
};

async function fill(name: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Write a review of ${name}` }));
  await userEvent.click(screen.getByRole("radio", { name: "2 stars" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Your review" }), "The chain is too short.");
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Jo W.");
  await userEvent.type(screen.getByRole("textbox", { name: "Town or county" }), "Bristol");
  await userEvent.click(screen.getByRole("button", { name: "Send review" }));
}

describe("the link of an invitation", () => {
  it("lists the products of the order, and which are reviewed", async () => {
    await open();
    expect(await screen.findByText(/Order MBC123456 is with you/)).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Wooden Blinds",
      "Roman Blinds",
      "Voile Curtains",
    ]);
    expect(item("Voile Curtains").getByText("Your review is with us.")).toBeTruthy();
    expect(item("Voile Curtains").queryByRole("button")).toBeNull();
  });

  it("takes a review of each, one form at a time", async () => {
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Write a review of Wooden Blinds" }));
    await fill("Roman Blinds");
    expect(await item("Roman Blinds").findByText(/Thank you for your review/)).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
    expect(item("Wooden Blinds").getByRole("button", { name: "Write a review of Wooden Blinds" })).toBeTruthy();
    expect(received).toEqual([
      {
        token: "secret",
        productId: "2",
        rating: 2,
        comment: "The chain is too short.",
        name: "Jo W.",
        location: "Bristol",
      },
    ]);
  });

  it("says why a review is refused, and keeps what was typed", async () => {
    refusal = shopError("CONFLICT", "You have reviewed this product of your order already.");
    await open();
    await fill("Roman Blinds");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "You have reviewed this product of your order already.",
    );
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your review" }).value).toBe(
      "The chain is too short.",
    );
  });

  it.each([
    ["/reviews/write?token=other", "This link doesn't work", /older than 90 days/],
    ["/reviews/write", "This link is incomplete", /Its end is missing/],
  ])("%s says “%s”", async (path, heading, sentence) => {
    await open(path);
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

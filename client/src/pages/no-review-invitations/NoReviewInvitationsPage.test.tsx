import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { shopError } from "../../test/cart-shop";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { NoReviewInvitationsPage } from "./NoReviewInvitationsPage";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

/** Opens the page and returns the tokens that the shop gets. */
async function open(token: string): Promise<string[]> {
  const declined: string[] = [];
  const link = schemaLink({
    declineReviewInvitations: ({ input }: { input: { token: string } }) => {
      declined.push(input.token);
      if (input.token !== "secret") throw shopError("NOT_FOUND", "This link is older than 90 days.");
      return {};
    },
  });
  await renderInShop(<NoReviewInvitationsPage />, link, `/reviews/no-invitations?token=${token}`);
  await heading("No more questions about orders");
  return declined;
}

it.each([
  ["secret", "We won't ask again"],
  ["other", "This link doesn't work"],
])("declines with the link's token %s once the button is pressed", async (token, result) => {
  const declined = await open(token);
  expect(declined).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Don't ask me again" }));
  await heading(result);
  expect(declined).toEqual([token]);
});

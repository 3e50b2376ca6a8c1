import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { expect, it } from "vitest";
import { CartProvider } from "../../features/cart/CartProvider";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { MergePage } from "./mail-links/MergePage";

const MERGE = {
  ...{ email: "jo@larch.example", isKept: true, hasAccount: true },
  expiresAt: "2026-12-10T09:00:00.000Z",
};

/** A fake server for the link; `sent` has the answers. */
function aShop(merge: object | null = MERGE) {
  const sent: [string, string][] = [];
  const shop = { sent, isMerged: false, failure: undefined as GraphQLError | undefined, link: schemaLink({}) };
  const answer = (what: string, token: string, payload: object) => {
    if (shop.failure) throw shop.failure;
    sent.push([what, token]);
    return payload;
  };
  shop.link = schemaLink({
    cart: () => null,
    accountMerge: () => merge,
    confirmAccountMerge: ({ input }: { input: { token: string } }) =>
      answer("yes", input.token, { isMerged: shop.isMerged }),
    refuseAccountMerge: ({ input }: { input: { token: string } }) => answer("no", input.token, {}),
  });
  return shop;
}

async function open(shop = aShop(), path = "/account/merge?token=good") {
  await renderInShop(
    <CartProvider>
      <MergePage />
    </CartProvider>,
    shop.link,
    path,
  );
  return shop;
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("says what yes would mean where the account stays, and changes nothing when opened", async () => {
  const shop = await open();
  await heading("Is another address yours, too?");
  screen.getByText("The account with jo@larch.example stays, and you sign in as before.");
  screen.getByText(/You can answer until 10 December 2026\.$/);
  expect(screen.queryByText(/Nobody can sign in/)).toBeNull();
  expect(shop.sent).toEqual([]);
});

it.each([
  [true, true],
  [false, false],
])(
  "says who sees what where it goes, and that nobody signs in if there is an account: %s",
  async (hasAccount, isSaid) => {
    await open(aShop({ ...MERGE, isKept: false, hasAccount }));
    await screen.findByText(/^Whoever owns the other address sees all of it/);
    expect(screen.queryByText(/^Nobody can sign in with jo@larch\.example any more/) !== null).toBe(isSaid);
  },
);

it.each([
  [false, "Thank you. Now the other address"],
  [true, "Everything is in one account now"],
])("yes: all is merged: %s; what comes next takes the focus", async (isMerged, title) => {
  const shop = aShop();
  shop.isMerged = isMerged;
  await open(shop);
  await press("Yes, both are mine");
  const said = await heading(title);
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(shop.sent).toEqual([["yes", "good"]]);
  expect(screen.queryByRole("button")).toBeNull();
});

it("no: the question is closed", async () => {
  const shop = await open();
  await press("No, that is not me");
  await heading("Thank you. Nothing is put together");
  expect(shop.sent).toEqual([["no", "good"]]);
});

it("a failure is said beside the buttons, which may be pressed again", async () => {
  const shop = aShop();
  shop.failure = new GraphQLError("The shop can't do this at the moment.", {
    extensions: { code: "SERVICE_UNAVAILABLE" },
  });
  await open(shop);
  await press("No, that is not me");
  await screen.findByRole("alert");
  shop.failure = undefined;
  await press("No, that is not me");
  await heading("Thank you. Nothing is put together");
});

it("a link that was used in the meantime works no longer", async () => {
  const shop = aShop();
  shop.failure = new GraphQLError("Used", { extensions: { code: "NOT_FOUND" } });
  await open(shop);
  await press("Yes, both are mine");
  await heading("This link no longer works");
  expect(screen.queryByRole("button")).toBeNull();
});

it.each([
  ["/account/merge?token=used", "This link no longer works"],
  ["/account/merge", "This link is incomplete"],
])("%s asks nothing", async (path, title) => {
  await open(aShop(null), path);
  await heading(title);
  expect(screen.queryByRole("button")).toBeNull();
});

import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, staffApi } from "../test/staff-api";

const EDITOR = { ...OWNER, role: "CONTENT", permissions: ["self:read", "reviews:read", "reviews:change"] };
const CONFLICT = { code: "CONFLICT", message: "Somebody has changed this in the meantime. Please look again." };

const REVIEW = {
  ...{ __typename: "Review", id: "first", version: 2, productId: "rollers", productName: "Roller Blinds" },
  ...{ productSlug: "roller-blinds", rating: 4, comment: "It fits\nto the mm.", userName: "Jo Whitfield" },
  ...{ userLocation: "Bristol", reviewDate: "2026-11-20", isBoughtHere: true, state: "WAITING" },
  ...{ declineReason: null, answer: null },
};
const OTHER = { ...REVIEW, id: "second", productName: "Shutters", rating: 1, isBoughtHere: false };

type Change = (args: { input: { reason?: string; text?: string | null } }) => object;

/** A staff API with two reviews that wait. */
function aDesk(me: object = EDITOR, changes: object = {}) {
  let review = { ...REVIEW, ...changes };
  const changed = (more: object) => {
    review = { ...review, version: review.version + 1, ...more };
    return { review };
  };
  const desk = {
    me: () => me,
    reviews: vi.fn<(args: { filter: object }) => object>(() => ({
      ...{ nodes: [review, OTHER], totalCount: 2, pageInfo: { hasNextPage: false, endCursor: "1" } },
    })),
    review: () => review,
    publishReview: vi.fn<Change>(() => changed({ state: "PUBLISHED", declineReason: null })),
    declineReview: vi.fn<Change>(({ input }) => changed({ state: "DECLINED", declineReason: input.reason })),
    answerReview: vi.fn<Change>(({ input }) => changed({ answer: input.text ?? null })),
  };
  staffApi(desk);
  return { ...desk, changed };
}

const answerField = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Answer/ });

it("lists what waits, with stars, and marks what was bought here", async () => {
  const desk = aDesk();
  openScreen("/reviews");
  const row = await screen.findByRole("row", { name: /Roller Blinds/ });
  within(row).getByRole("img", { name: "4 Stars" });
  within(row).getByText("bought here");
  for (const text of ["Jo Whitfield, Bristol", "Waiting", "20/11/2026"]) within(row).getByRole("cell", { name: text });
  const other = screen.getByRole("row", { name: /Shutters/ });
  expect(within(other).queryByText("bought here")).toBeNull();
  expect(desk.reviews.mock.calls[0]?.[0].filter).toEqual({ state: "WAITING" });
});

it("filters by stars, state and words", async () => {
  const desk = aDesk();
  const user = openScreen("/reviews");
  for (const [label, option] of [
    ["Stars", "1 of 5"],
    ["State", "Declined"],
  ] as const) {
    await user.click(await screen.findByRole("combobox", { name: label }));
    await user.click(await screen.findByRole("option", { name: option }));
  }
  await user.type(screen.getByRole("textbox", { name: "Words" }), "mm");
  const filter = { rating: 1, state: "DECLINED", search: "mm" };
  await waitFor(() => expect(desk.reviews.mock.calls.at(-1)?.[0].filter).toEqual(filter));
});

it("publishes from the version that was read", async () => {
  const desk = aDesk();
  const user = openScreen("/reviews");
  await user.click(await screen.findByRole("link", { name: "Roller Blinds" }));
  await screen.findByText(/It fits\sto the mm\./);
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  await screen.findByText("Published");
  expect(desk.publishReview.mock.calls[0]?.[0].input).toEqual({ id: "first", expectedVersion: 2 });
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
});

it("declines for one of the reasons that the shop states, and not without", async () => {
  const desk = aDesk();
  const user = openScreen("/reviews/first/show");
  const decline = await screen.findByRole<HTMLButtonElement>("button", { name: "Decline" });
  expect(decline.disabled).toBe(true);
  expect(screen.getAllByRole("radio")).toHaveLength(4);
  await user.click(screen.getByRole("radio", { name: /^what is not about the product/ }));
  await user.click(decline);
  await screen.findByText("Declined");
  await screen.findByText(/^what is not about the product/);
  expect(desk.declineReview.mock.calls[0]?.[0].input).toEqual({
    ...{ id: "first", expectedVersion: 2, reason: "OFF_TOPIC" },
  });
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  await screen.findByText("Published");
});

it("answers in public, changes the answer and takes it back", async () => {
  const desk = aDesk();
  const user = openScreen("/reviews/first/show");
  await user.type(await answerField(), "Thank you.");
  await user.click(screen.getByRole("button", { name: "Answer" }));
  await user.click(await screen.findByRole("button", { name: "Take the answer back" }));
  await waitFor(async () => expect((await answerField()).value).toBe(""));
  expect(desk.answerReview.mock.calls.map(([{ input }]) => input)).toEqual([
    { id: "first", expectedVersion: 2, text: "Thank you." },
    { id: "first", expectedVersion: 3, text: null },
  ]);
});

it("begins with the answer that there is", async () => {
  aDesk(EDITOR, { answer: "Thank you." });
  openScreen("/reviews/first/show");
  expect((await answerField()).value).toBe("Thank you.");
});

it("tells that somebody was faster, and shows it as it is now", async () => {
  const desk = aDesk();
  const user = openScreen("/reviews/first/show");
  await screen.findByText("Waiting");
  desk.changed({ state: "DECLINED", declineReason: "FAKE" });
  desk.publishReview.mockReturnValueOnce({ errors: [CONFLICT] });
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  expect((await screen.findByRole("alert")).textContent).toContain(CONFLICT.message);
  await screen.findByText("Declined");
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  await waitFor(() => expect(desk.publishReview).toHaveBeenCalledTimes(2));
  expect(desk.publishReview.mock.calls[1]?.[0].input).toMatchObject({ expectedVersion: 3 });
});

it("hides from a role what it may not do", async () => {
  aDesk({ ...EDITOR, permissions: ["self:read", "reviews:read"] });
  openScreen("/reviews/first/show");
  await screen.findByText(/It fits\sto the mm\./);
  await screen.findByRole("menuitem", { name: "Reviews" });
  expect(screen.queryByRole("button", { name: /Publish|Decline|Answer/ })).toBeNull();
});

import { screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { beforeEach, expect, it } from "vitest";
import { ORDER } from "../../test/placed-order";
import { renderTracking } from "../../test/tracking-screen";

const ARRANGE = /we will call you to arrange a visit/;
const CHOOSE = { name: "Choose a time for our visit" };
const TO_COME = { startsAt: "2098-12-09T09:00:00.000Z", endsAt: "2098-12-09T11:00:00.000Z" };
const OVER = { startsAt: "2020-12-09T09:00:00.000Z", endsAt: "2020-12-09T11:00:00.000Z" };

beforeEach(() => sessionStorage.clear());

/** Opens an order that is measured, with the answer about its visit. */
const open = (orderVisit: () => object | null) =>
  renderTracking(
    { order: () => ({ ...ORDER, phoneNumber: "020 7946 0999" }), orderVisit },
    `/track-order?number=${ORDER.number}`,
  );

it("without a visit says that we call, and offers to choose a time", async () => {
  await open(() => null);
  const link = await screen.findByRole("link", CHOOSE);
  expect(link.getAttribute("href")).toBe(`/book-a-visit?order=${ORDER.number}`);
  screen.getByText(ARRANGE);
});

it.each<[string, object, RegExp]>([
  ["booked", { state: "BOOKED", ...TO_COME }, /^Our visit is arranged: Tuesday 9 December, 9am to 11am\./],
  ["over without an outcome", { state: "BOOKED", ...OVER }, /^Our visit was on Wednesday 9 December, 9am to 11am\./],
])("that is %s stands in place of the call", async (_what, visit, sentence) => {
  await open(() => ({ id: "visit", ...visit }));
  await screen.findByText(sentence);
  expect(screen.queryByText(ARRANGE)).toBeNull();
  expect(screen.queryByRole("link", CHOOSE)).toBeNull();
});

it("that has measured says what comes next", async () => {
  await open(() => ({ id: "visit", state: "DONE", ...OVER }));
  await screen.findByText("We have measured. Next we settle the sizes with you.");
  expect(screen.queryByText(ARRANGE)).toBeNull();
});

it.each(["NOBODY_HOME", "TO_REPEAT"])("that was for nothing (%s) is booked again", async (state) => {
  await open(() => ({ id: "visit", state, ...OVER }));
  await screen.findByRole("link", CHOOSE);
  screen.getByText(ARRANGE);
});

it("that can't be read says so below what else is known", async () => {
  await open(() => {
    throw new GraphQLError("Down", { extensions: { code: "SERVICE_UNAVAILABLE" } });
  });
  await screen.findByText(/^We can’t show your visit now\./);
  screen.getByText(ARRANGE);
});

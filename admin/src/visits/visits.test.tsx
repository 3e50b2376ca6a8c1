import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, staffApi } from "../test/staff-api";

const CLERK = { ...OWNER, role: "ORDERS", permissions: ["self:read", "visits:read", "visits:change"] };
const CONFLICT = { code: "CONFLICT", message: "Somebody has changed this in the meantime. Please look again." };

const VISIT = {
  ...{ __typename: "BookedVisit", id: "visit", version: 3, state: "BOOKED", startsAt: "2098-12-09T09:00:00.000Z" },
  ...{ endsAt: "2098-12-09T11:00:00.000Z", orderId: "order", orderNumber: "MBC482913", orderStatus: "PROCESSING" },
  ...{ name: "Jo Whitfield", email: "jo@larch.example", phone: "+442079460018", address: "14 Larch Terrace" },
  ...{ city: "Bristol", postcode: "BS6 7QX", notes: "Park behind.", fitter: null as string | null },
  ...{
    outcomeNote: null,
    createdAt: "2026-11-24T09:00:00.000Z",
    windows: ["1. Kitchen: Roller Blinds, 914 × 1219 mm"],
  },
};
const PAST = { ...VISIT, startsAt: "2026-01-09T09:00:00.000Z", endsAt: "2026-01-09T11:00:00.000Z" };
const FREE = { startsAt: "2098-12-10T09:00:00.000Z", endsAt: "2098-12-10T11:00:00.000Z" };
const PLAN = {
  ...{ version: 2, areas: ["BS"], noticeHours: 24, weeksAhead: 5 },
  times: [{ weekday: 1, starts: "09:00", ends: "11:00", fitters: 1 }],
};

/** What a change was asked for. */
type Change = (args: { input: object }) => object;

/** A staff API with one visit. */
function aDesk(start: object = VISIT, me: object = CLERK) {
  let visit = start;
  const changed = (changes: object) => {
    visit = { ...visit, version: 4, ...changes };
    return { visit };
  };
  const desk = {
    me: () => me,
    bookedVisits: vi.fn<(args: { filter: object }) => object>(() => ({
      ...{ nodes: [visit], totalCount: 1, pageInfo: { hasNextPage: false, endCursor: "1" } },
    })),
    bookedVisit: vi.fn<() => object | null>(() => visit),
    visitsOfDay: vi.fn<(args: { day: string }) => object[]>(() => [visit]),
    freeVisitTimes: vi.fn<() => object[]>(() => [FREE]),
    visitPlan: vi.fn<() => object>(() => PLAN),
    assignVisit: vi.fn<Change>(() => changed({ fitter: "Kit Marsh" })),
    moveBookedVisit: vi.fn<Change>(() => changed(FREE)),
    cancelBookedVisit: vi.fn<Change>(() => changed({ state: "CANCELLED" })),
    recordVisit: vi.fn<Change>(() => changed({ state: "DONE" })),
    changeVisitPlan: vi.fn<Change>(() => ({ plan: { ...PLAN, version: 3 } })),
  };
  staffApi(desk);
  return desk;
}

const inputOf = (change: ReturnType<typeof vi.fn<Change>>) => change.mock.calls[0]?.[0].input;
const part = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));

it("lists what is booked, and filters it", async () => {
  const desk = aDesk();
  const user = openScreen("/visits");
  const row = within(await screen.findByRole("row", { name: /Jo Whitfield/ }));
  for (const name of ["Tuesday 9 December, 9am to 11am", "BS6 7QX", "MBC482913", "Nobody yet", "Booked"])
    row.getByRole("cell", { name });
  expect(desk.bookedVisits.mock.calls[0]?.[0].filter).toEqual({ state: "BOOKED" });
  await user.type(screen.getByRole("textbox", { name: "Words" }), "marsh");
  await waitFor(() => expect(desk.bookedVisits.mock.calls.at(-1)?.[0].filter).toMatchObject({ search: "marsh" }));
});

it("shows one with the sizes to check, and gives it to a fitter", async () => {
  const desk = aDesk();
  const user = openScreen("/visits/visit/show");
  const facts = await part("Tuesday 9 December, 9am to 11am");
  for (const text of ["Park behind.", "1. Kitchen: Roller Blinds, 914 × 1219 mm", "+442079460018"])
    facts.getByText(text);
  expect(facts.getByRole("link", { name: "MBC482913" }).getAttribute("href")).toBe("/admin/orders/order/show");
  await user.type(await screen.findByRole("textbox", { name: "Fitter" }), "Kit Marsh");
  await user.click(screen.getByRole("button", { name: "Keep the fitter" }));
  await (await part("Tuesday 9 December, 9am to 11am")).findByText("Kit Marsh");
  expect(inputOf(desk.assignVisit)).toEqual({ id: "visit", expectedVersion: 3, fitter: "Kit Marsh" });
});

it("moves it to a free time", async () => {
  const desk = aDesk();
  const user = openScreen("/visits/visit/show");
  await user.click(await screen.findByRole("combobox", { name: /^Move it to/ }));
  await user.click(await screen.findByRole("option", { name: "Wednesday 10 December, 9am to 11am" }));
  await user.click(screen.getByRole("button", { name: "Move and mail it" }));
  await part("Wednesday 10 December, 9am to 11am");
  expect(inputOf(desk.moveBookedVisit)).toEqual({ id: "visit", expectedVersion: 3, startsAt: FREE.startsAt });
});

it("cancels it, and has nothing to do then", async () => {
  aDesk();
  const user = openScreen("/visits/visit/show");
  await user.click(await screen.findByRole("button", { name: "Cancel the visit and mail it" }));
  await screen.findByText(/nothing is left to do/);
  expect(screen.queryByRole("button", { name: "Keep the fitter" })).toBeNull();
});

it("keeps how it went, once it has begun", async () => {
  const desk = aDesk(PAST);
  const user = openScreen("/visits/visit/show");
  await user.click(await screen.findByRole("combobox", { name: "Outcome" }));
  await user.click(await screen.findByRole("option", { name: "Nobody home" }));
  await user.type(screen.getByRole("textbox", { name: "Note" }), "Rang twice.");
  await user.click(screen.getByRole("button", { name: "Keep the outcome" }));
  await waitFor(() =>
    expect(inputOf(desk.recordVisit)).toEqual({
      ...{ id: "visit", expectedVersion: 3, outcome: "NOBODY_HOME", note: "Rang twice." },
    }),
  );
});

it("tells that somebody was faster, shows what they did, and leaves what was typed", async () => {
  const desk = aDesk();
  const user = openScreen("/visits/visit/show");
  await user.type(await screen.findByRole("textbox", { name: "Fitter" }), "Kit");
  desk.bookedVisit.mockReturnValue({ ...VISIT, version: 4, fitter: "Ann Rowe" });
  desk.assignVisit.mockReturnValueOnce({ errors: [CONFLICT] });
  await user.click(screen.getByRole("button", { name: "Keep the fitter" }));
  await (await part("Tuesday 9 December, 9am to 11am")).findByText("Ann Rowe");
  expect(screen.getByRole("alert").textContent).toContain(CONFLICT.message);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Fitter" }).value).toBe("Kit");
});

it("tells that a time was taken, and forgets the choice", async () => {
  const desk = aDesk();
  const user = openScreen("/visits/visit/show");
  await user.click(await screen.findByRole("combobox", { name: /^Move it to/ }));
  await user.click(await screen.findByRole("option", { name: "Wednesday 10 December, 9am to 11am" }));
  desk.freeVisitTimes.mockReturnValue([]);
  desk.moveBookedVisit.mockReturnValueOnce({ errors: [CONFLICT] });
  await user.click(screen.getByRole("button", { name: "Move and mail it" }));
  await screen.findByText("No time is free.");
  expect(screen.getByRole("alert").textContent).toContain(CONFLICT.message);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move and mail it" }).disabled).toBe(true);
});

it("has the list of a day to print", async () => {
  const desk = aDesk();
  openScreen("/visit-days?day=2098-12-09");
  const visit = await part("Tuesday 9 December, 9am to 11am");
  expect(desk.visitsOfDay.mock.calls[0]?.[0]).toEqual({ day: "2098-12-09" });
  expect(visit.getByRole("link", { name: "Sheets of MBC482913 (PDF)" }).getAttribute("href")).toBe(
    "/admin/orders/MBC482913/sheets.pdf",
  );
  const boxes = within(visit.getByRole("table", { name: "Measured sizes" }));
  const [row, ...others] = boxes.getAllByRole("rowheader");
  expect([row?.textContent, others]).toEqual(["1. Kitchen: Roller Blinds, 914 × 1219 mm", []]);
  expect(boxes.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["", "", "", "", "", ""]);
  screen.getByRole("button", { name: "Print" });
});

it("changes the week, the areas and the notice as a whole", async () => {
  const desk = aDesk();
  const user = openScreen("/visit-plan");
  await user.click(await screen.findByRole("button", { name: "Add a time" }));
  const second = within(screen.getByRole("group", { name: "Time 2" }));
  await user.click(second.getByRole("combobox", { name: "Day" }));
  await user.click(await screen.findByRole("option", { name: "Friday" }));
  await user.clear(second.getByRole("spinbutton", { name: "Fitters" }));
  await user.type(second.getByRole("spinbutton", { name: "Fitters" }), "2");
  await user.click(screen.getByRole("button", { name: "Remove time 1" }));
  await user.type(screen.getByRole("textbox", { name: "Areas" }), ", ba1");
  await user.click(screen.getByRole("button", { name: "Save the plan" }));
  await screen.findByText("The plan is saved. Booked visits stay.");
  expect(inputOf(desk.changeVisitPlan)).toEqual({
    ...{ expectedVersion: 2, areas: ["BS", "ba1"], noticeHours: 24, weeksAhead: 5 },
    times: [{ weekday: 4, starts: "09:00", ends: "11:00", fitters: 2 }],
  });
});

it("tells that somebody changed the plan, and shows theirs", async () => {
  const desk = aDesk();
  const user = openScreen("/visit-plan");
  await user.type(await screen.findByRole("textbox", { name: "Areas" }), ", ba1");
  desk.visitPlan.mockReturnValue({ ...PLAN, version: 3, areas: ["GL"] });
  desk.changeVisitPlan.mockReturnValueOnce({ errors: [CONFLICT] });
  await user.click(screen.getByRole("button", { name: "Save the plan" }));
  await screen.findByDisplayValue("GL");
  expect(screen.getByRole("alert").textContent).toContain(CONFLICT.message);
});

it("lets nobody change what their role may only read", async () => {
  aDesk(VISIT, { ...CLERK, permissions: ["self:read", "visits:read"] });
  openScreen("/visits/visit/show");
  await part("Tuesday 9 December, 9am to 11am");
  await screen.findByRole("menuitem", { name: "Visits" });
  expect(screen.queryByRole("button", { name: /Keep|Move|Cancel/ })).toBeNull();
});

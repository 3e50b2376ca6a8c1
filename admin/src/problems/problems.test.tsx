import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, staffApi } from "../test/staff-api";

const CLERK = { ...OWNER, role: "ORDERS", permissions: ["self:read", "orders:read", "orders:change"] };
const CONFLICT = { code: "CONFLICT", message: "Somebody has changed this in the meantime. Please look again." };
const AT = "2026-11-24T09:00:00.000Z";

const REPORT = { id: "m1", text: "The chain slips.\nAlways.", isFromShop: false, by: null, writtenAt: AT };
const PROBLEM = {
  ...{ __typename: "Problem", id: "problem", version: 3, orderId: "order", orderNumber: "MBC482913" },
  ...{ name: "Jo Whitfield", email: "jo@larch.example", item: 2, product: "Roller Blinds", kind: "FAULT" },
  ...{ state: "OPEN", agreed: null, reportedAt: AT, awaitsAnswer: true, messages: [REPORT] },
  photos: [
    { id: "p1", width: 90, height: 60, url: "/admin/problem-photos/1" },
    { id: "p2", width: 60, height: 90, url: "/admin/problem-photos/2" },
  ],
};
const WHOLE = { ...PROBLEM, id: "whole", item: null, product: null, kind: "MISSING", awaitsAnswer: false, photos: [] };
const LINE = {
  ...{ id: "line", name: "Roller Blinds", product: "Roller Blinds, Navy", quantity: 1, roomName: "Kitchen" },
  ...{ windowName: null, unitPricePence: 8999, totalPence: 8999, drawing: "Roller Blinds in Navy, 914 × 1219 mm" },
  ...{ picture: null, warning: null, facts: [], lengths: [], choices: [], cord: [], rules: "Rules 3" },
};

type Input = { input: { text?: string; agreed?: string } };
type Change = (args: Input) => object;

/** A staff API with two problems. */
function aDesk(me: object = CLERK) {
  let problem: object = PROBLEM;
  const changed = (changes: object) => {
    problem = { ...problem, version: 4, ...changes };
    return { problem };
  };
  const desk = {
    me: () => me,
    problems: vi.fn<(args: { filter: object }) => object>(() => ({
      ...{ nodes: [problem, WHOLE], totalCount: 2, pageInfo: { hasNextPage: false, endCursor: "1" } },
    })),
    problem: vi.fn<() => object | null>(() => problem),
    problemLine: () => LINE,
    problemTemplates: () => [{ title: "Your choice", text: "Dear Jo,\n\nmade again or paid back?" }],
    answerProblem: vi.fn<Change>(({ input }) =>
      changed({
        awaitsAnswer: false,
        messages: [REPORT, { id: "m2", text: input.text, isFromShop: true, by: "Sam Rowe", writtenAt: AT }],
      }),
    ),
    agreeOnProblem: vi.fn<Change>(({ input }) => changed({ state: "AGREED", agreed: input.agreed })),
    closeProblem: vi.fn<Change>(() => changed({ state: "CLOSED", awaitsAnswer: false })),
    reopenProblem: vi.fn<Change>(() => changed({ state: "OPEN" })),
  };
  staffApi(desk);
  return { ...desk, changed };
}

const part = (name: string | RegExp) => screen.findByRole("region", { name });

it("lists what is open, and marks what awaits an answer", async () => {
  const desk = aDesk();
  openScreen("/problems");
  const rows = await screen.findAllByRole("row", { name: /MBC482913/ });
  expect(rows.map((row) => within(row).queryByText("awaits an answer") !== null)).toEqual([true, false]);
  within(rows[0] ?? document.body).getByRole("cell", { name: "It has a fault" });
  within(rows[1] ?? document.body).getByRole("cell", { name: "The whole order" });
  expect(desk.problems.mock.calls[0]?.[0].filter).toEqual({ state: "OPEN" });
});

it("filters by state and words", async () => {
  const desk = aDesk();
  const user = openScreen("/problems");
  await user.click(await screen.findByRole("combobox", { name: "State" }));
  await user.click(await screen.findByRole("option", { name: "Agreed" }));
  await user.type(screen.getByRole("textbox", { name: "Words" }), "chain");
  await waitFor(() =>
    expect(desk.problems.mock.calls.at(-1)?.[0].filter).toEqual({ state: "AGREED", search: "chain" }),
  );
});

it("shows the thread, the line and the way to the order, and enlarges photos", async () => {
  aDesk();
  const user = openScreen("/problems/problem/show");
  const report = within(await part(/^It has a fault/));
  for (const text of ["Item 2: Roller Blinds", /The chain slips\.\sAlways\./, /^Jo Whitfield wrote/])
    report.getByText(text);
  expect(report.getByRole("link", { name: "MBC482913" }).getAttribute("href")).toBe("/admin/orders/order/show");
  within(await part("2. Kitchen: Roller Blinds")).getByText("Roller Blinds in Navy, 914 × 1219 mm");
  await user.click(report.getByRole("button", { name: "Enlarge photo 2" }));
  const large = within(await screen.findByRole("dialog")).getByRole("img", { name: "Photo 2 of 2" });
  expect(large.getAttribute("src")).toBe("/admin/problem-photos/2");
  await user.click(screen.getByRole("button", { name: "Close the photo" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("answers with a template that was edited, and shows the answer", async () => {
  const desk = aDesk();
  const user = openScreen("/problems/problem/show");
  await user.click(await screen.findByRole("combobox", { name: "Begin with a template" }));
  await user.click(await screen.findByRole("option", { name: "Your choice" }));
  await user.type(screen.getByRole("textbox", { name: /^Answer/ }), " Sam");
  await user.click(screen.getByRole("button", { name: "Send the answer" }));
  await within(await part(/^It has a fault/)).findByText(/^Sam Rowe wrote/);
  expect(desk.answerProblem.mock.calls[0]?.[0].input).toEqual({
    ...{ id: "problem", expectedVersion: 3, text: "Dear Jo,\n\nmade again or paid back? Sam" },
  });
  expect(screen.queryByText("awaits an answer")).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Answer/ }).value).toBe("");
});

it("takes no more words while an answer is being sent", async () => {
  const desk = aDesk();
  const sent = Promise.withResolvers<object>();
  desk.answerProblem.mockReturnValueOnce(sent.promise);
  const user = openScreen("/problems/problem/show");
  const answer = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Answer/ });
  await user.type(answer, "Mine.");
  await user.click(screen.getByRole("button", { name: "Send the answer" }));
  expect([answer.value, answer.disabled]).toEqual(["Mine.", true]);
  sent.resolve({ problem: { id: "problem" } });
  await waitFor(() => expect([answer.value, answer.disabled]).toEqual(["", false]));
});

it("keeps what was agreed, closes, and takes it up again", async () => {
  const desk = aDesk();
  const user = openScreen("/problems/problem/show");
  await user.type(await screen.findByRole("textbox", { name: /^What was agreed/ }), "A new chain.");
  await user.click(screen.getByRole("button", { name: "Keep and mail what was agreed" }));
  const report = within(await part(/^It has a fault/));
  await report.findByText("A new chain.");
  expect(desk.agreeOnProblem.mock.calls[0]?.[0].input).toEqual({
    ...{ id: "problem", expectedVersion: 3, agreed: "A new chain." },
  });
  await user.click(screen.getByRole("button", { name: /^Close it/ }));
  await user.click(await screen.findByRole("button", { name: "Take it up again" }));
  await screen.findByRole("button", { name: /^Close it/ });
  expect(desk.closeProblem.mock.calls[0]?.[0].input).toEqual({ id: "problem", expectedVersion: 4 });
  expect(desk.reopenProblem).toHaveBeenCalledOnce();
});

it("tells that the shopper has written in the meantime, shows it, and keeps what was typed", async () => {
  const desk = aDesk();
  const user = openScreen("/problems/problem/show");
  await user.type(await screen.findByRole("textbox", { name: /^Answer/ }), "Mine.");
  desk.answerProblem.mockReturnValueOnce({ errors: [CONFLICT] });
  desk.changed({ messages: [REPORT, { ...REPORT, id: "m2", text: "And more." }] });
  await user.click(screen.getByRole("button", { name: "Send the answer" }));
  expect((await screen.findByRole("alert")).textContent).toBe(`${CONFLICT.message} This page shows it as it is now.`);
  await within(await part(/^It has a fault/)).findByText("And more.");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Answer/ }).value).toBe("Mine.");
});

it("says that a problem is gone, and goes back to the list", async () => {
  aDesk().problem.mockReturnValue(null);
  openScreen("/problems/gone/show");
  await screen.findByText("There is no such problem. Its shopper may have erased it.");
  expect(window.location.pathname).toBe("/admin/problems");
});

it("hides from a role what it may not do", async () => {
  aDesk({ ...CLERK, permissions: ["self:read", "orders:read"] });
  openScreen("/problems/problem/show");
  await part(/^It has a fault/);
  await screen.findByRole("menuitem", { name: "Problems" });
  expect(screen.queryByRole("button", { name: /Send|Close it|Keep/ })).toBeNull();
});

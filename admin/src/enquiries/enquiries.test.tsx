import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, refusal, staffApi } from "../test/staff-api";

const CLERK = { ...OWNER, role: "ORDERS", permissions: ["self:read", "enquiries:read", "enquiries:change"] };
const CONFLICT = { code: "CONFLICT", message: "Somebody has changed this in the meantime. Please look again." };

const QUOTE = {
  ...{ __typename: "Enquiry", id: "quote", version: 3, kind: "QUOTE", state: "OPEN" },
  ...{ createdAt: "2026-11-20T09:00:00.000Z", promisedContactBy: "2026-11-20T12:00:00.000Z" },
  ...{ name: "Jo Whitfield", email: "jo@larch.example", phone: "+442079460123", postcode: "BS6 7QX", address: null },
  ...{
    message: "Two bays.\nOne is round.",
    hasProject: false,
    samples: [],
    assigneeId: null,
    assigneeName: null,
    answers: [],
  },
};
const aSample = (item: number, color: string, sentAt: string | null = null) => ({
  ...{ item, name: `Rollers: PVC in ${color}`, sentAt },
});
const SAMPLES = {
  ...{ ...QUOTE, id: "samples", kind: "SAMPLES", state: "ANSWERED", promisedContactBy: null, message: null },
  ...{ address: "14 Larch Terrace\nBristol", samples: [aSample(1, "White"), aSample(2, "Navy")] },
  answers: [{ text: "They are on their way.", by: "Kim Vale", answeredAt: "2026-11-21T09:00:00.000Z" }],
};
const TEMPLATES = [
  { title: "Quote", text: "Dear Jo,\n\nHere is our quote:" },
  { title: "Ask for more", text: "Dear Jo,\n\nwhich side?" },
];

type Input = { input: { assigneeId?: string | null; text?: string } };
type Change = (args: Input) => object;

/** A staff API with a quote and samples of one customer. */
function aDesk(me: object = CLERK) {
  let quote: object = QUOTE;
  const changed = (changes: object) => {
    quote = { ...quote, version: 4, ...changes };
    return { enquiry: quote };
  };
  const desk = {
    me: () => me,
    enquiries: vi.fn<(args: { filter: object }) => object>(() => ({
      ...{ nodes: [quote, SAMPLES], totalCount: 2, pageInfo: { hasNextPage: false, endCursor: "1" } },
    })),
    enquiry: () => quote,
    enquiryThread: () => [SAMPLES, quote],
    enquiryTemplates: () => TEMPLATES,
    enquiryAssignees: () => [
      { id: "kim", name: "Kim Vale" },
      { id: "owner", name: "Sam Rowe" },
    ],
    assignEnquiry: vi.fn<Change>(({ input }) => changed({ assigneeId: input.assigneeId, assigneeName: "Kim Vale" })),
    answerEnquiry: vi.fn<Change>(({ input }) =>
      changed({
        state: "ANSWERED",
        answers: [{ text: input.text, by: "Sam Rowe", answeredAt: "2026-11-24T09:00:00.000Z" }],
      }),
    ),
    closeEnquiry: vi.fn<Change>(() => changed({ state: "CLOSED" })),
  };
  staffApi(desk);
  return { ...desk, changed };
}

/** The part of a page with this heading. */
const part = (name: string | RegExp) => screen.findByRole("region", { name });

async function choose(user: ReturnType<typeof openScreen>, label: string, option: string) {
  await user.click(await screen.findByRole("combobox", { name: label }));
  await user.click(await screen.findByRole("option", { name: option }));
}

it("lists what is open, and marks a promised call that is late", async () => {
  const desk = aDesk();
  openScreen("/enquiries");
  const rows = await screen.findAllByRole("row", { name: /Jo Whitfield/ });
  expect(rows.map((row) => within(row).queryByText("late") !== null)).toEqual([true, false]);
  for (const text of ["Quote", "Open", "Nobody"]) within(rows[0] ?? document.body).getByRole("cell", { name: text });
  expect(desk.enquiries.mock.calls[0]?.[0].filter).toEqual({ state: "OPEN" });
});

it("filters by kind, state, assignee and words", async () => {
  const desk = aDesk();
  const user = openScreen("/enquiries");
  await choose(user, "State", "Any");
  await waitFor(() => expect(desk.enquiries.mock.calls.at(-1)?.[0].filter).toEqual({}));
  await choose(user, "Kind", "Quote");
  await choose(user, "State", "Answered");
  await choose(user, "Seen to by", "Kim Vale");
  await user.type(screen.getByRole("textbox", { name: "Words" }), "bays");
  const filter = { kind: "QUOTE", state: "ANSWERED", assigneeId: "kim", search: "bays" };
  await waitFor(() => expect(desk.enquiries.mock.calls.at(-1)?.[0].filter).toEqual(filter));
});

it("leads to all of a customer, with answers, by a link", async () => {
  aDesk();
  const user = openScreen("/enquiries");
  const [link] = await screen.findAllByRole("link", { name: "Jo Whitfield" });
  await user.click(link ?? document.body);
  const samples = await part(/^Samples/);
  for (const text of [/14 Larch Terrace/, /Rollers: PVC in White/, "They are on their way.", /Kim Vale answered/])
    within(samples).getByText(text);
  within(await part(/^Quote/)).getByText(/Two bays\.\sOne is round\./);
  expect(within(samples).getByRole("link", { name: "See to this one" }).getAttribute("href")).toBe(
    "/admin/enquiries/samples/show",
  );
});

it("assigns to me, or to another, from the version that was read", async () => {
  const desk = aDesk();
  const user = openScreen("/enquiries/quote/show");
  await user.click(await screen.findByRole("button", { name: "Assign to me" }));
  await waitFor(() => expect(desk.assignEnquiry).toHaveBeenCalledOnce());
  expect(desk.assignEnquiry.mock.calls[0]?.[0].input).toEqual({
    ...{ id: "quote", expectedVersion: 3, assigneeId: "owner" },
  });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Assign to me" })).toBeNull());
  await choose(user, "Seen to by", "Kim Vale");
  await waitFor(() => expect(desk.assignEnquiry).toHaveBeenCalledTimes(2));
  expect(desk.assignEnquiry.mock.calls[1]?.[0].input).toMatchObject({ expectedVersion: 4, assigneeId: "kim" });
});

it("answers with a template that was edited, and shows the answer", async () => {
  const desk = aDesk();
  const user = openScreen("/enquiries/quote/show");
  await choose(user, "Begin with a template", "Quote");
  await user.type(screen.getByRole("textbox", { name: /^Answer/ }), " 300 pounds.");
  await user.click(screen.getByRole("button", { name: "Send the answer" }));
  await within(await part(/^Quote/)).findByText(/Here is our quote: 300 pounds\./);
  expect(desk.answerEnquiry.mock.calls[0]?.[0].input).toEqual({
    ...{ id: "quote", expectedVersion: 3, text: "Dear Jo,\n\nHere is our quote: 300 pounds." },
  });
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Answer/ }).value).toBe("");
});

it("asks before a template takes the place of words that were typed", async () => {
  aDesk();
  const user = openScreen("/enquiries/quote/show");
  const answer = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Answer/ });
  await user.type(answer, "My own words.");
  await choose(user, "Begin with a template", "Ask for more");
  await user.click(await screen.findByRole("button", { name: "Keep my text" }));
  expect(answer.value).toBe("My own words.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await choose(user, "Begin with a template", "Ask for more");
  await user.click(await screen.findByRole("button", { name: "Replace it" }));
  expect(answer.value).toBe("Dear Jo,\n\nwhich side?");
});

it("tells that somebody was faster, shows it as it is now, and keeps what was typed", async () => {
  const desk = aDesk();
  const user = openScreen("/enquiries/quote/show");
  await user.type(await screen.findByRole("textbox", { name: /^Answer/ }), "Mine.");
  desk.answerEnquiry.mockReturnValueOnce({ errors: [CONFLICT] });
  desk.changed({ answers: [{ text: "Kim's.", by: "Kim Vale", answeredAt: "2026-11-24T09:00:00.000Z" }] });
  await user.click(screen.getByRole("button", { name: "Send the answer" }));
  expect((await screen.findByRole("alert")).textContent).toBe(`${CONFLICT.message} This page shows it as it is now.`);
  await within(await part(/^Quote/)).findByText("Kim's.");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Answer/ }).value).toBe("Mine.");
  await user.click(screen.getByRole("button", { name: "Send the answer" }));
  await waitFor(() => expect(desk.answerEnquiry).toHaveBeenCalledTimes(2));
  expect(desk.answerEnquiry.mock.calls[1]?.[0].input).toMatchObject({ expectedVersion: 4, text: "Mine." });
});

it("closes", async () => {
  const desk = aDesk();
  const user = openScreen("/enquiries/quote/show");
  await user.click(await screen.findByRole("button", { name: /^Close it/ }));
  await within(await part(/^Quote/)).findByText("Closed");
  expect(desk.closeEnquiry.mock.calls[0]?.[0].input).toEqual({ id: "quote", expectedVersion: 3 });
  expect(screen.queryByRole("button", { name: /^Close it/ })).toBeNull();
});

it("marks the samples that went into the post, and shows when", async () => {
  aDesk();
  let samples: object = SAMPLES;
  const sendSamples = vi.fn<(args: { input: { items: number[] } }) => object>(() => {
    samples = {
      ...SAMPLES,
      version: 4,
      samples: [aSample(1, "White", "2026-11-24T09:00:00.000Z"), aSample(2, "Navy")],
    };
    return { enquiry: samples };
  });
  staffApi({ ...aDesk(), enquiry: () => samples, enquiryThread: () => [samples], sendSamples });
  const user = openScreen("/enquiries/samples/show");
  await user.click(await screen.findByRole("checkbox", { name: "Rollers: PVC in Navy" }));
  await user.click(screen.getByRole("button", { name: "Mark as sent today" }));
  await within(await part(/^Samples, /)).findByText(/PVC in White, sent 24 Nov/);
  expect(sendSamples.mock.calls[0]?.[0].input).toEqual({ id: "samples", expectedVersion: 3, items: [1] });
  expect(screen.queryByRole("checkbox", { name: "Rollers: PVC in White" })).toBeNull();
});

const WINDOW = {
  ...{
    key: "k1",
    room: "Kitchen",
    name: "left",
    kind: "Casement",
    figures: ["Width: top 1016 mm"],
    notes: "A radiator",
  },
  photo: { id: "f1", url: "/admin/window-photos/f1" },
  options: [
    {
      ...{ name: "Roller Blinds, PVC, White", size: "762 × 1219 mm", choices: ["Fit: Recess"], isChosen: true },
      ...{ totalPence: 12_345, refusal: null },
    },
  ],
};

const NO_QUOTE = { enquiryQuote: () => ({ lineCount: 0, totalPence: null, refusal: "Nothing is chosen." }) };

it("shows the windows that were sent with a quote request", async () => {
  const enquiry = { ...QUOTE, hasProject: true };
  const unmeasured = {
    ...WINDOW,
    key: "k2",
    room: null,
    name: "Hall",
    figures: [],
    notes: null,
    photo: null,
    options: [],
  };
  const enquiryProject = { chosenCount: 1, totalPence: 15_344, windows: [WINDOW, unmeasured] };
  staffApi({
    ...aDesk(),
    enquiry: () => enquiry,
    enquiryThread: () => [enquiry],
    enquiryProject: () => enquiryProject,
  });
  openScreen("/enquiries/quote/show");
  const sent = within(await part("Their windows, as they were sent"));
  sent.getByText("Chosen for 1 of 2: £153.44 as one order, at the prices of that day.");
  const left = within(sent.getByRole("region", { name: "Kitchen, left" }));
  for (const text of ["Width: top 1016 mm", "A radiator", "chosen", "Fit: Recess"]) left.getByText(text);
  left.getByText(/762 × 1219 mm, £123\.45/);
  left.getByRole("button", { name: "Enlarge photo 1: Kitchen, left" });
  expect(sent.getByRole("region", { name: "Hall" }).textContent).toContain("Nothing yet");
});

const QUOTED = { ...QUOTE, hasProject: true };
const aQuotedDesk = (quote: object) => {
  const desk = aDesk();
  const answerEnquiry = vi.fn<Change>(() => ({ enquiry: { ...QUOTED, version: 4 } }));
  const project = { chosenCount: 0, totalPence: 0, windows: [] };
  const shown = { enquiry: () => QUOTED, enquiryThread: () => [QUOTED], enquiryProject: () => project };
  staffApi({ ...desk, ...shown, enquiryQuote: () => quote, answerEnquiry });
  return answerEnquiry;
};

it("sends a quote with the answer where that is ticked, at the total that was shown", async () => {
  const answerEnquiry = aQuotedDesk({ lineCount: 2, totalPence: 15_344, refusal: null });
  const user = openScreen("/enquiries/quote/show");
  await user.click(
    await screen.findByRole("checkbox", { name: /Send a quote with the answer: £153\.44 for 2 windows/ }),
  );
  await user.type(screen.getByRole("textbox", { name: /^Answer/ }), "Here it is.");
  await user.click(screen.getByRole("button", { name: "Send the answer" }));
  await waitFor(() => expect(answerEnquiry).toHaveBeenCalledOnce());
  expect(answerEnquiry.mock.calls[0]?.[0].input).toEqual({
    ...{ id: "quote", expectedVersion: 3, text: "Here it is.", keptTotalPence: 15_344 },
  });
  const choice = screen.getByRole<HTMLInputElement>("checkbox", { name: /Send a quote/ });
  await waitFor(() => expect(choice.checked).toBe(false));
});

it("leaves the quote ticked where the answer is refused, and sends it at the total that is shown then", async () => {
  const quote = { lineCount: 2, totalPence: 15_344, refusal: null };
  const answerEnquiry = aQuotedDesk(quote);
  answerEnquiry.mockImplementationOnce(() => {
    quote.totalPence = 16_000;
    throw refusal("PRICE_CHANGED", "The prices have changed.");
  });
  const user = openScreen("/enquiries/quote/show");
  await user.click(await screen.findByRole("checkbox", { name: /£153\.44 for 2 windows/ }));
  await user.type(screen.getByRole("textbox", { name: /^Answer/ }), "Here it is.");
  await user.click(screen.getByRole("button", { name: "Send the answer" }));
  await screen.findByText("The prices have changed.");
  const choice = await screen.findByRole<HTMLInputElement>("checkbox", { name: /£160\.00 for 2 windows/ });
  expect(choice.checked).toBe(true);
  await user.click(screen.getByRole("button", { name: "Send the answer" }));
  await waitFor(() => expect(answerEnquiry).toHaveBeenCalledTimes(2));
  expect(answerEnquiry.mock.lastCall?.[0].input).toMatchObject({ keptTotalPence: 16_000 });
});

it("says why no quote can be made", async () => {
  const refused = "No quote can be made of this project. Nothing is chosen in it.";
  aQuotedDesk({ lineCount: 0, totalPence: null, refusal: refused });
  openScreen("/enquiries/quote/show");
  await screen.findByText(refused);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("says that the windows can't be shown, and shows the request all the same", async () => {
  const enquiry = { ...QUOTE, hasProject: true };
  const sentence = "The shop can't do this at the moment.";
  const refused = () => {
    throw refusal("SERVICE_UNAVAILABLE", sentence);
  };
  staffApi({
    ...aDesk(),
    enquiry: () => enquiry,
    enquiryThread: () => [enquiry],
    enquiryProject: refused,
    ...NO_QUOTE,
  });
  openScreen("/enquiries/quote/show");
  await part(/^Quote/);
  expect((await screen.findByRole("alert")).textContent).toContain(sentence);
});

it("keeps the page and what was typed while the shop does not answer", async () => {
  aDesk();
  const user = openScreen("/enquiries/quote/show");
  const answer = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Answer/ });
  await user.type(answer, "Mine.");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  const [alert] = await screen.findAllByRole("alert");
  expect(alert?.textContent).toBe("The shop does not answer. Please try again in a moment.");
  expect(answer.value).toBe("Mine.");
  expect(window.location.pathname).toBe("/admin/enquiries/quote/show");
});

it("says that an enquiry is gone, and goes back to the list", async () => {
  aDesk();
  staffApi({ ...aDesk(), enquiry: () => null });
  openScreen("/enquiries/gone/show");
  await screen.findByText("There is no such enquiry. Its sender may have erased it.");
  expect(window.location.pathname).toBe("/admin/enquiries");
});

it("hides from a role what it may not do", async () => {
  aDesk({ ...CLERK, permissions: ["self:read", "enquiries:read"] });
  openScreen("/enquiries/quote/show");
  await part(/^Quote/);
  await screen.findByRole("menuitem", { name: "Enquiries" });
  expect(screen.queryByRole("button", { name: /Send|Close it|Assign/ })).toBeNull();
  expect(screen.queryByRole("menuitem", { name: "Reviews" })).toBeNull();
});

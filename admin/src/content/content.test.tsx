import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, staffApi } from "../test/staff-api";

const WRITER = { ...OWNER, role: "CONTENT", permissions: ["self:read", "content:read", "content:change"] };
const CONFLICT = { code: "CONFLICT", message: "Somebody has changed this in the meantime. Please look again." };

const INSTALLED = {
  hours: [{ from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" }],
  closedDays: [{ date: "2026-12-24", name: "Christmas Eve" }],
};
type Facts = Record<string, unknown>;
type Version = { version: number; content: Facts; publishedAt: string | null; isInForce: boolean };
type Change = (args: { input: { kind: string; content: Facts; version: number; expectedVersion: number } }) => object;

/** A staff API with the document of opening hours, whose versions the test may change. */
function aDesk(me: object = WRITER, installed: Facts = INSTALLED) {
  const versions: Version[] = [];
  const add = (content: Facts, isPublished = false) => {
    if (isPublished) versions.forEach((each) => (each.isInForce = false));
    versions.push({
      ...{ version: versions.length + 1, content, isInForce: isPublished },
      publishedAt: isPublished ? "2026-11-26T11:00:00.000Z" : null,
    });
  };
  const state = (kind = "OPENING") => {
    const inForce = versions.find(({ isInForce }) => isInForce);
    return {
      ...{ id: kind, kind, version: versions.length, publishedVersion: inForce?.version ?? null },
      ...{ installed, published: inForce?.content ?? installed, content: versions.at(-1)?.content ?? installed },
    };
  };
  const desk = {
    me: () => me,
    contents: () => [state("OPENING"), { ...state("LEGAL"), version: 0, publishedVersion: null }],
    content: ({ kind }: { kind: string }) => state(kind),
    contentVersions: () =>
      versions
        .map((version) => ({
          ...{ savedAt: "2026-11-26T10:00:00.000Z", savedBy: "kim@shop.example", takenFrom: null },
          ...{ publishedBy: version.publishedAt && "lou@shop.example", ...version },
        }))
        .toReversed(),
    previewContent: vi.fn<(args: { content: Facts }) => object[]>(() => [
      { place: "Foot of every page and e-mail: hours", before: "Mon–Fri 9am–6pm", after: "Mon–Thu 9am–6pm" },
    ]),
    saveContentDraft: vi.fn<Change>(({ input }) => (add(input.content), { content: state() })),
    publishContent: vi.fn<Change>(() => {
      const draft = versions.at(-1);
      versions.forEach((each) => (each.isInForce = each === draft));
      if (draft) draft.publishedAt = "2026-11-26T11:00:00.000Z";
      return { content: state() };
    }),
    discardContentDraft: vi.fn<Change>(() => {
      add(versions.find(({ isInForce }) => isInForce)?.content ?? installed);
      return { content: state() };
    }),
    revertContent: vi.fn<Change>(({ input }) => {
      add(versions.find(({ version }) => version === input.version)?.content ?? installed, true);
      return { content: state() };
    }),
  };
  staffApi(desk);
  return { ...desk, add };
}

const inputOf = (change: { mock: { calls: Parameters<Change>[] } }) => change.mock.calls.at(-1)?.[0].input;

it("lists the documents with what is in force and what is a draft", async () => {
  const desk = aDesk();
  desk.add(INSTALLED, true);
  desk.add(INSTALLED);
  openScreen("/content");
  const row = await screen.findByRole("row", { name: /Opening hours/ });
  within(row).getByRole("cell", { name: "version 1" });
  within(row).getByRole("cell", { name: "version 2" });
  within(screen.getByRole("row", { name: /Who trades/ })).getByRole("cell", { name: "as installed" });
});

it("saves hours by weekday and closed days as a draft, and then shows what differs and what shoppers would read", async () => {
  const desk = aDesk();
  const user = openScreen("/content/OPENING/show");
  await user.click(await screen.findByRole("checkbox", { name: "Open on Fri" }));
  fireEvent.change(screen.getByLabelText(/^Mon opens/), { target: { value: "10:00" } });
  await user.click(screen.getByRole("button", { name: "Add a closed day" }));
  fireEvent.change(screen.getAllByLabelText(/^Date/)[1] ?? document.body, { target: { value: "2027-01-04" } });
  await user.type(screen.getAllByLabelText(/^Name/)[1] ?? document.body, "Stocktaking");
  await user.click(screen.getByRole("button", { name: "Remove closed day 1" }));
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));

  const draft = await screen.findByRole("region", { name: "Version 1: a draft" });
  expect(inputOf(desk.saveContentDraft)).toEqual({
    ...{ kind: "OPENING", expectedVersion: 0 },
    content: {
      hours: [
        { from: "Mon", to: "Mon", opens: "10:00", closes: "18:00" },
        { from: "Tue", to: "Thu", opens: "09:00", closes: "18:00" },
      ],
      closedDays: [{ date: "2027-01-04", name: "Stocktaking" }],
    },
  });
  const differences = within(draft).getByRole("table", { name: "What differs" });
  within(differences).getByRole("row", { name: /Closed days 24 Dec 2026, Christmas Eve 4 Jan 2027, Stocktaking/ });
  const reading = await within(draft).findByRole("table", { name: "What shoppers would read" });
  within(reading).getByRole("row", { name: /hours Mon–Fri 9am–6pm Mon–Thu 9am–6pm/ });
});

it("publishes a draft after a question, from the version that is shown", async () => {
  const desk = aDesk();
  desk.add({ ...INSTALLED, closedDays: [] });
  const user = openScreen("/content/OPENING/show");
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  const question = await screen.findByRole("dialog", { name: "Publish opening hours and closed days?" });
  expect(desk.publishContent).not.toHaveBeenCalled();
  await user.click(within(question).getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /a draft/ })).toBeNull());
  expect(inputOf(desk.publishContent)).toEqual({ kind: "OPENING", expectedVersion: 1 });
  await screen.findByText(/published 26 Nov 2026, 11:00, lou@shop.example; in force/);
});

it("discards a draft after a question: the form has the facts in force again", async () => {
  const desk = aDesk();
  desk.add({ ...INSTALLED, closedDays: [] });
  const user = openScreen("/content/OPENING/show");
  await user.click(await screen.findByRole("button", { name: "Discard the draft" }));
  expect(screen.queryByDisplayValue("Christmas Eve")).toBeNull();
  const question = await screen.findByRole("dialog", { name: "Discard the draft?" });
  expect(desk.discardContentDraft).not.toHaveBeenCalled();
  await user.click(within(question).getByRole("button", { name: "Discard" }));
  await screen.findByDisplayValue("Christmas Eve");
  expect(inputOf(desk.discardContentDraft)).toEqual({ kind: "OPENING", expectedVersion: 1 });
  await screen.findByText("It says the same as what is in force.");
  expect(screen.queryByRole("button", { name: "Discard the draft" })).toBeNull();
});

it("shows what an earlier version said, and takes it back", async () => {
  const desk = aDesk();
  desk.add({ ...INSTALLED, closedDays: [] }, true);
  desk.add(INSTALLED, true);
  const user = openScreen("/content/OPENING/show");
  const first = await screen.findByRole("listitem", { name: "Version 1" });
  await user.click(within(first).getByRole("button", { name: "1 difference" }));
  within(first).getByRole("row", { name: "Closed days 24 Dec 2026, Christmas Eve none" });
  await user.click(within(first).getByRole("button", { name: "Take back to this version" }));
  const question = await screen.findByRole("dialog", { name: "Take back to version 1?" });
  await user.click(within(question).getByRole("button", { name: "Take back" }));
  await screen.findByRole("listitem", { name: "Version 3" });
  expect(inputOf(desk.revertContent)).toEqual({ kind: "OPENING", version: 1, expectedVersion: 2 });
});

it("takes back to the facts as installed", async () => {
  const desk = aDesk();
  desk.add({ ...INSTALLED, closedDays: [] }, true);
  const user = openScreen("/content/OPENING/show");
  const installed = await screen.findByRole("listitem", { name: "As installed" });
  await user.click(within(installed).getByRole("button", { name: "Take back to this version" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Take back" }));
  await waitFor(() => expect(inputOf(desk.revertContent)).toMatchObject({ version: 0 }));
});

it("says at its field what the shop refuses, and keeps what was typed", async () => {
  const desk = aDesk();
  const sentence = "The shop must open before it closes";
  desk.saveContentDraft.mockReturnValue({
    errors: [{ code: "BAD_USER_INPUT", message: sentence, field: ["content", "hours", "0", "closes"] }],
  });
  const user = openScreen("/content/OPENING/show");
  fireEvent.change(await screen.findByLabelText(/^Mon closes/), { target: { value: "08:00" } });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  const field = screen.getByLabelText<HTMLInputElement>(/^Mon closes/);
  expect([field.getAttribute("aria-invalid"), field.value]).toEqual(["true", "08:00"]);
});

it("adds what was typed to what somebody else has saved meanwhile", async () => {
  const desk = aDesk();
  const user = openScreen("/content/OPENING/show");
  await user.click(await screen.findByRole("checkbox", { name: "Open on Fri" }));
  desk.add({ ...INSTALLED, closedDays: [] });
  desk.saveContentDraft.mockReturnValueOnce({ errors: [CONFLICT] });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  expect((await screen.findByRole("alert")).textContent).toContain("What you have typed is still here");
  await screen.findByRole("region", { name: "Version 1: a draft" });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByRole("region", { name: "Version 2: a draft" });
  expect(inputOf(desk.saveContentDraft)).toMatchObject({
    ...{ expectedVersion: 1 },
    content: { closedDays: [], hours: [{ from: "Mon", to: "Thu" }] },
  });
});

const BANNER = { notice: null };

it("a banner is a sentence with its page and last day; empty again, it is none", async () => {
  const desk = aDesk(WRITER, BANNER);
  const user = openScreen("/content/BANNER/show");
  await user.type(await screen.findByLabelText("Sentence"), "Our workshop rests");
  await user.type(screen.getByLabelText("Leads to"), "/contact");
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2026-12-31" } });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  const notice = { text: "Our workshop rests", path: "/contact", lastDay: "2026-12-31" };
  await waitFor(() => expect(inputOf(desk.saveContentDraft)).toMatchObject({ content: { notice } }));
  for (const label of ["Sentence", "Leads to"]) await user.clear(screen.getByLabelText(label));
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "" } });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await waitFor(() => expect(inputOf(desk.saveContentDraft)).toMatchObject({ content: { notice: null } }));
});

it("questions are written and moved", async () => {
  const question = { id: "cash", category: "pricing", question: "Do you take cash?", answer: "Yes." };
  const desk = aDesk(WRITER, { questions: [question], builtInQuestions: [] });
  const user = openScreen("/content/FAQ/show");
  await user.click(await screen.findByRole("button", { name: "Add a question" }));
  for (const [label, value] of [
    ["Link: /faq#", "vouchers"],
    ["Question", "Do you sell vouchers?"],
    ["Answer", "Yes.\n\nBy [phone](/contact)."],
  ] as const)
    fireEvent.change(screen.getAllByRole("textbox", { name: new RegExp(`^${label}`) })[1] ?? document.body, {
      target: { value },
    });
  await user.click(screen.getAllByRole("combobox", { name: /^Subject/ })[1] ?? document.body);
  await user.click(await screen.findByRole("option", { name: "Ordering Process" }));
  await user.click(screen.getByRole("button", { name: "Move question 2 up" }));
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  const vouchers = { id: "vouchers", category: "ordering", question: "Do you sell vouchers?" };
  await waitFor(() =>
    expect(inputOf(desk.saveContentDraft)?.content).toEqual({
      questions: [{ ...vouchers, answer: "Yes.\n\nBy [phone](/contact)." }, question],
      builtInQuestions: [],
    }),
  );
});

const QUESTIONS = ["cash", "cards", "cheques"].map((id) => ({
  ...{ id, category: "pricing", question: `Do you take ${id}?`, answer: "Yes." },
}));

it("questions of the shop are hidden, moved within their subject, and restored", async () => {
  const desk = aDesk(WRITER, { questions: [], builtInQuestions: [] });
  const user = openScreen("/content/FAQ/show");
  const pricing = await screen.findByRole("group", { name: "Pricing & Payment" });
  await user.click(within(pricing).getByRole("checkbox", { name: "Show “Can I spread the cost?”" }));
  await user.click(within(pricing).getByRole("button", { name: "Move “How and when do I pay?” up" }));
  const shown = within(pricing).getAllByRole<HTMLInputElement>("checkbox");
  expect(shown.map(({ ariaLabel, checked }) => [ariaLabel, checked]).slice(0, 4)).toEqual([
    ["Show “How much does a blind cost?”", true],
    ["Show “How and when do I pay?”", true],
    ["Show “What does a quote cost, and how long does it hold?”", true],
    ["Show “Can I spread the cost?”", false],
  ]);
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await waitFor(() => expect(desk.saveContentDraft).toHaveBeenCalled());
  const { builtInQuestions } = inputOf(desk.saveContentDraft)?.content ?? {};
  const saved = (builtInQuestions as { id: string; isShown: boolean }[]).map(({ id, isShown }) => `${id} ${isShown}`);
  expect(saved).toContain("finance false");
  expect(saved.indexOf("pay true")).toBe(saved.indexOf("quote true") - 1);
  await user.click(await screen.findByRole("button", { name: "Show all in their first order" }));
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await waitFor(() => expect(inputOf(desk.saveContentDraft)?.content["builtInQuestions"]).toEqual([]));
});

it("a question of the shop is edited by an answer in its place, and restored", async () => {
  const desk = aDesk(WRITER, { questions: [], builtInQuestions: [] });
  const user = openScreen("/content/FAQ/show");
  await user.click(await screen.findByRole("button", { name: "Edit “Who are you?”" }));
  fireEvent.change(screen.getByRole("textbox", { name: /^Answer/ }), { target: { value: "Two weavers." } });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  const edited = { id: "who-are-you", category: "general", question: "Who are you?", answer: "Two weavers." };
  await waitFor(() => expect(inputOf(desk.saveContentDraft)?.content["questions"]).toEqual([edited]));
  await user.click(await screen.findByRole("button", { name: "Restore “Who are you?”" }));
  expect(screen.queryByRole("textbox", { name: /^Answer/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await waitFor(() => expect(inputOf(desk.saveContentDraft)?.content["questions"]).toEqual([]));
});

it("a row keeps the focus while it is moved", async () => {
  const desk = aDesk(WRITER, { questions: QUESTIONS, builtInQuestions: [] });
  const user = openScreen("/content/FAQ/show");
  (await screen.findByRole("button", { name: "Move question 3 up" })).focus();
  await user.keyboard("{Enter}{Enter}{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move question 1 up" }));
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  const [cash, cards, cheques] = QUESTIONS;
  await waitFor(() =>
    expect(inputOf(desk.saveContentDraft)?.content).toMatchObject({ questions: [cheques, cash, cards] }),
  );
});

it("says which fact somebody else has changed too, before theirs is replaced", async () => {
  const desk = aDesk(WRITER, { questions: QUESTIONS, builtInQuestions: [] });
  const user = openScreen("/content/FAQ/show");
  await user.click(await screen.findByRole("button", { name: "Remove question 3" }));
  const theirs = { id: "vouchers", category: "pricing", question: "Do you sell vouchers?", answer: "Yes." };
  desk.add({ questions: [...QUESTIONS, theirs], builtInQuestions: [] });
  desk.saveContentDraft.mockReturnValueOnce({ errors: [CONFLICT] });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  const told = (await screen.findByRole("alert")).textContent;
  expect(told).toContain("They have changed what you are changing too: Questions of your own.");
  expect(told).not.toContain("add it");
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByRole("region", { name: "Version 2: a draft" });
  expect(inputOf(desk.saveContentDraft)).toMatchObject({
    ...{ expectedVersion: 1, content: { questions: QUESTIONS.slice(0, 2), builtInQuestions: [] } },
  });
});

it("saves from the version that the typing began with", async () => {
  const desk = aDesk();
  desk.add(INSTALLED, true);
  desk.add({ ...INSTALLED, closedDays: [] }, true);
  const user = openScreen("/content/OPENING/show");
  await user.click(await screen.findByRole("checkbox", { name: "Open on Fri" }));
  const first = screen.getByRole("listitem", { name: "Version 1" });
  await user.click(within(first).getByRole("button", { name: "Take back to this version" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Take back" }));
  await screen.findByRole("listitem", { name: "Version 3" });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await waitFor(() => expect(inputOf(desk.saveContentDraft)).toMatchObject({ expectedVersion: 2 }));
});

it("keeps what is typed while the draft is being saved", async () => {
  const desk = aDesk(WRITER, BANNER);
  const saved = Promise.withResolvers<object>();
  desk.saveContentDraft.mockImplementationOnce(({ input }) => {
    desk.add(input.content);
    return saved.promise;
  });
  const user = openScreen("/content/BANNER/show");
  const sentence = await screen.findByRole<HTMLInputElement>("textbox", { name: "Sentence" });
  await user.type(sentence, "Our workshop");
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await user.type(sentence, " rests");
  saved.resolve({ content: { version: 1 } });
  await screen.findByRole("region", { name: "Version 1: a draft" });
  const save = await screen.findByRole<HTMLButtonElement>("button", { name: "Save as a draft" });
  await waitFor(() => expect(save.disabled).toBe(false));
  expect(sentence.value).toBe("Our workshop rests");
  await user.click(save);
  const notice = { text: "Our workshop rests", path: null, lastDay: null };
  await waitFor(() =>
    expect(inputOf(desk.saveContentDraft)).toMatchObject({ expectedVersion: 1, content: { notice } }),
  );
});

it("says of a group what it was refused for as a whole", async () => {
  const desk = aDesk();
  const message = "Please say when the shop opens";
  desk.saveContentDraft.mockReturnValue({
    errors: [{ code: "BAD_USER_INPUT", message, field: ["content", "hours"] }],
  });
  const user = openScreen("/content/OPENING/show");
  await user.click(await screen.findByRole("checkbox", { name: "Open on Fri" }));
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await screen.findByRole("group", { name: "Opening hours", description: message });
});

const LEGAL = {
  ...{ name: "Measured Blind Co.", legalName: null, companyNumber: null, vatNumber: null, vatPercent: null },
  ...{ complaintsEmail: null, icoNumber: null, address: null, registers: [], processors: [] },
  ...{ depositPercent: 50, cancelDays: 14, changeWorkingDays: 1, reportDays: 7 },
};

it("legal facts are changed by owners only", async () => {
  aDesk(WRITER, LEGAL);
  openScreen("/content/LEGAL/show");
  await screen.findByText(/may read this, but not change it/);
  expect(screen.queryByRole("button", { name: "Save as a draft" })).toBeNull();
});

it("an owner says who trades, and leaves the rest", async () => {
  const owner = { ...WRITER, role: "OWNER", permissions: [...WRITER.permissions, "legal:change"] };
  const desk = aDesk(owner, LEGAL);
  const user = openScreen("/content/LEGAL/show");
  await screen.findByLabelText("Legal name");
  for (const [label, value] of [
    ["Legal name", "Loom Blinds Ltd"],
    ["House, street, locality", "Unit 4\n2 Loom Street"],
    ["Town", "Leeds"],
    ["Postcode", "LS1 4AB"],
    ["Country", "United Kingdom"],
    ["Rate of VAT, percent", "20"],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.click(screen.getByRole("button", { name: "Save as a draft" }));
  await waitFor(() =>
    expect(inputOf(desk.saveContentDraft)?.content).toEqual({
      ...{ ...LEGAL, legalName: "Loom Blinds Ltd", vatPercent: 20 },
      address: { lines: ["Unit 4", "2 Loom Street"], town: "Leeds", postcode: "LS1 4AB", country: "United Kingdom" },
    }),
  );
});

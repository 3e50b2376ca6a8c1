import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aDesk, aSample, CLERK, CONFLICT, part, SAMPLES } from "../test/enquiry-desk";
import { openScreen } from "../test/open-screen";
import { staffApi } from "../test/staff-api";

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

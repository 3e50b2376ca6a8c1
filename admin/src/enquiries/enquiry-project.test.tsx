import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aDesk, part, QUOTE, type Change } from "../test/enquiry-desk";
import { openScreen } from "../test/open-screen";
import { refusal, staffApi } from "../test/staff-api";

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

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { fillFields } from "../../test/fields";
import { renderInShop } from "../../test/render-in-shop";
import { TIMES, VisitDesk } from "../../test/visit-desk";
import { BookAVisitPage } from "./BookAVisitPage";

const WHO = {
  ...{ Name: "Jo Whitfield", Phone: "020 7946 0018", Email: "jo@larch.example" },
  ...{ Address: "14 Larch Terrace", "Town or city": "Bristol" },
};
const user = userEvent.setup();
const refused = (code: string, message: string, details = {}) =>
  new GraphQLError(message, { extensions: { code, ...details } });

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

async function open(path: Parameters<typeof renderInShop>[2] = "/book-a-visit", desk = new VisitDesk()) {
  await renderInShop(<BookAVisitPage />, desk.link, path);
  await screen.findByRole("heading", { level: 1, name: "Book a free measuring visit" });
  return desk;
}

const showTimes = async (postcode = "bs6 7qx") => {
  fillFields({ Postcode: postcode });
  await user.click(screen.getByRole("button", { name: "Show free times" }));
};
const book = () => user.click(screen.getByRole("button", { name: "Book this visit" }));

describe("a visit", () => {
  it("is booked at a free time, and confirmed with the way to change it", async () => {
    const desk = await open();
    await showTimes();
    const tuesday = within(await screen.findByRole("group", { name: "Tuesday 8 December" }));
    await user.click(tuesday.getByRole("radio", { name: "2pm to 4pm" }));
    fillFields(WHO);
    await book();
    const notice = within(await screen.findByRole("status"));
    notice.getByRole("heading", { name: "Your visit is booked" });
    notice.getByRole("button", { name: "Add to my calendar" });
    expect(desk.bookings).toMatchObject([
      {
        ...{ startsAt: TIMES[1]?.startsAt, name: "Jo Whitfield", phone: "+442079460018", postcode: "BS6 7QX" },
        idempotencyKey: expect.stringMatching(/^\w{8,}/),
      },
    ]);
    expect(sessionStorage.getItem("visit-draft")).toBeNull();
  });

  it("shows only the days that suit", async () => {
    await open();
    await showTimes();
    await screen.findByRole("group", { name: "Tuesday 8 December" });
    await user.selectOptions(screen.getByLabelText("Days that suit"), "Saturdays");
    expect(screen.queryByRole("group", { name: "Tuesday 8 December" })).toBeNull();
    screen.getByRole("group", { name: "Saturday 12 December" });
    await user.selectOptions(screen.getByLabelText("Days that suit"), "Mondays");
    screen.getByText(/No time is free on these days/);
  });

  it("is not booked at a time that was chosen and is hidden now", async () => {
    const desk = await open();
    await showTimes();
    const tuesday = within(await screen.findByRole("group", { name: "Tuesday 8 December" }));
    await user.click(tuesday.getByRole("radio", { name: "2pm to 4pm" }));
    fillFields(WHO);
    const days = screen.getByLabelText("Days that suit");
    await user.selectOptions(days, "Tuesdays");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "2pm to 4pm" }).checked).toBe(true);
    await user.selectOptions(days, "Saturdays");
    await user.selectOptions(days, "Any day");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "2pm to 4pm" }).checked).toBe(false);
    await book();
    within(await screen.findByRole("alert")).getByRole("link", { name: "Please choose a time" });
    expect(desk.bookings).toEqual([]);
  });

  it("is for the order that the link names", async () => {
    const desk = await open({
      pathname: "/book-a-visit",
      search: "?order=MBC123456",
      state: { orderEmail: "jo@x.example" },
    });
    await screen.findByText(/For your order MBC123456/);
    await showTimes();
    await user.click((await screen.findAllByRole("radio"))[0] ?? document.body);
    fillFields(WHO);
    await book();
    await screen.findByRole("heading", { name: "Your visit is booked" });
    expect(desk.bookings).toMatchObject([{ orderNumber: "MBC123456", orderEmail: "jo@x.example" }]);
  });
});

describe("what is wrong is said:", () => {
  it("a form without a time, at the place where it is chosen", async () => {
    const desk = await open();
    fillFields({ ...WHO, Postcode: "bs6 7qx" });
    await book();
    const summary = within(await screen.findByRole("alert"));
    summary.getByRole("link", { name: "Please choose a time" });
    expect(desk.bookings).toEqual([]);
  });

  it("a postcode that is not visited", async () => {
    const desk = new VisitDesk();
    desk.trouble = refused("BAD_USER_INPUT", "We do not visit homes at this postcode.");
    await open("/book-a-visit", desk);
    await showTimes();
    expect((await screen.findByRole("alert")).textContent).toBe("We do not visit homes at this postcode.");
  });

  it("a time that somebody else took, with what is free now", async () => {
    const desk = await open();
    await showTimes();
    await user.click((await screen.findAllByRole("radio"))[0] ?? document.body);
    fillFields(WHO);
    desk.refusals.push(refused("CONFLICT", "This time has just been taken. Please choose another one."));
    desk.times = TIMES.slice(1);
    await book();
    expect((await screen.findByRole("alert")).textContent).toContain("has just been taken");
    await waitFor(() => expect(screen.getAllByRole("radio")).toHaveLength(2));
    await user.click(screen.getAllByRole("radio")[0] ?? document.body);
    await book();
    await screen.findByRole("heading", { name: "Your visit is booked" });
    expect(desk.bookings.map(({ startsAt }) => startsAt)).toEqual([TIMES[0]?.startsAt, TIMES[1]?.startsAt]);
  });

  it("an order that is not measured", async () => {
    const desk = await open("/book-a-visit?order=MBC123456");
    await showTimes();
    await user.click((await screen.findAllByRole("radio"))[0] ?? document.body);
    fillFields(WHO);
    const fields = { orderNumber: "This order is made to your own sizes." };
    desk.refusals.push(refused("BAD_USER_INPUT", "This order is made to your own sizes.", { fields }));
    await book();
    expect((await screen.findByRole("alert")).textContent).toBe("This order is made to your own sizes.");
  });

  it("that no time is free", async () => {
    const desk = new VisitDesk();
    desk.times = [];
    await open("/book-a-visit", desk);
    await showTimes();
    await screen.findByText(/There is no free time in the coming weeks/);
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { expectLogged } from "../../test/expect-logged";
import { describedBy, field, fillFields } from "../../test/fields";
import { ORDER } from "../../test/placed-order";
import { renderTracking } from "../../test/tracking-screen";

type Answer = () => typeof ORDER | null | Promise<typeof ORDER | null>;

async function open(answer: Answer, path = "/track-order") {
  const page = await renderTracking({ order: answer }, path);
  await screen.findByRole("heading", { level: 1 });
  return page;
}
const track = () => userEvent.click(screen.getByRole("button", { name: "Track Order" }));
const refuse = (code: string, message: string) => () => {
  throw new GraphQLError(message, { extensions: { code } });
};

beforeEach(() => sessionStorage.clear());

const MEASURED = ["We arrange a visit and measure.", "Made to the sizes from the visit.", "We bring it and fit it."];

describe("order progress", () => {
  it.each([
    ["PROCESSING", ["20 November 2026", "In progress", "Upcoming", "Est. 4 December 2026"], "Processing Order"],
    ["MANUFACTURING", ["20 November 2026", "Done", "In progress", "Est. 4 December 2026"], "Manufacturing"],
    ["SHIPPED", ["20 November 2026", "Done", "Done", "Est. 4 December 2026"], "Shipping"],
    ["DELIVERED", ["20 November 2026", "Done", "Done", "Delivered"], undefined],
    ["CANCELLED", ["20 November 2026", "Cancelled", "Cancelled", "Cancelled"], undefined],
  ])("of status %s has the notes %j", async (status, notes, current) => {
    await open(() => ({ ...ORDER, status }), "/track-order?number=MBC482913");
    await screen.findByRole("heading", { level: 1, name: "Order #MBC482913" });

    const names = ["Order Placed", "Processing Order", "Manufacturing", "Shipping"];
    const stops = within(screen.getByRole("list", { name: "Progress of your order" })).getAllByRole("listitem");
    const words = status === "CANCELLED" ? [] : ["", ...MEASURED];
    expect(stops.map(({ textContent }) => textContent)).toEqual(
      names.map((name, index) => name + notes[index] + (words[index] ?? "")),
    );
    const step = stops.find((stop) => stop.getAttribute("aria-current") === "step")?.textContent;
    expect(step?.startsWith(current ?? "none") ?? false).toBe(current !== undefined);
  });

  it.each([
    ["PROCESSING", "Processing"],
    ["MANUFACTURING", "Manufacturing"],
    ["SHIPPED", "Shipped"],
    ["DELIVERED", "Delivered"],
    ["CANCELLED", "Cancelled"],
  ])("of status %s is labelled %s", async (status, label) => {
    await open(() => ({ ...ORDER, status }), "/track-order?number=MBC482913");
    const facts = within(await screen.findByRole("region", { name: "Order Status" }));
    expect(facts.getByText(label)).toBeDefined();
  });
});

describe("a failed look-up", () => {
  const form = { "Order number": "MBC482913", Email: "jo@example.com" };

  it("is announced at the form and logged", async () => {
    await open(refuse("INTERNAL_SERVER_ERROR", "Something went wrong. Reference 4711."));
    fillFields(form);
    await track();
    const notice = await screen.findByText("Something went wrong. Reference 4711.");
    expect(notice.closest("[role=status]")).not.toBeNull();
    expectLogged("Order not looked up");
    expect(field("Order number").value).toBe("MBC482913");
  });

  it("shows the prefilled form when the URL has a number", async () => {
    await open(refuse("SERVICE_UNAVAILABLE", "Please try again shortly."), "/track-order?number=MBC482913");
    await waitFor(() => expect(field("Order number").value).toBe("MBC482913"));
    expectLogged("Order not looked up");
    expect(screen.queryByText("Please try again shortly.")).toBeNull();
  });

  it("clears its message on success", async () => {
    const answers: Answer[] = [() => null, () => ORDER];
    await open(() => answers.shift()?.() ?? null);
    fillFields(form);
    await track();
    await screen.findByText(/^We found no order/);
    await track();
    expect(await screen.findByRole("heading", { level: 1, name: "Order #MBC482913" })).toBeDefined();
    expect(screen.queryByText(/^We found no order/)).toBeNull();
  });

  it("sends one request for a double click", async () => {
    const answer = Promise.withResolvers<typeof ORDER>();
    let count = 0;
    await open(() => {
      count += 1;
      return answer.promise;
    });
    fillFields(form);
    await track();
    await userEvent.click(await screen.findByRole("button", { name: "Looking..." }));
    answer.resolve(ORDER);
    await screen.findByRole("heading", { level: 1, name: "Order #MBC482913" });
    expect(count).toBe(1);
  });
});

it("downloads the found order by a form, so that no URL has the e-mail address", async () => {
  await open(() => ORDER, "/track-order?number=MBC482913");
  const { form } = await screen.findByRole<HTMLButtonElement>("button", { name: "Download as PDF" });
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/orders/MBC482913.pdf"]);
  expect(form && [...new FormData(form)]).toEqual([["email", "jo@example.com"]]);
});

describe("the form", () => {
  it.each([
    ["Order number", "", "Please enter your order number, such as MBC123456"],
    ["Email", "jo@", "Please enter a valid email address"],
  ])("refuses %s “%s” at its field", async (label, value, sentence) => {
    await open(() => ORDER);
    fillFields({ "Order number": "MBC482913", Email: "jo@example.com", [label]: value });
    await track();
    await waitFor(() => expect(describedBy(label)).toBe(sentence));
  });

  it("keeps its draft", async () => {
    const { unmount } = await open(() => null);
    fillFields({ "Order number": "MBC1", Email: "jo@example.com" });
    unmount();
    await open(() => null);
    expect([field("Order number").value, field("Email").value]).toEqual(["MBC1", "jo@example.com"]);
  });

  it("prefers the number in the URL to the draft", async () => {
    const { unmount } = await open(() => null);
    fillFields({ "Order number": "MBC1" });
    unmount();
    await open(() => null, "/track-order?number=MBC2");
    await waitFor(() => expect(field("Order number").value).toBe("MBC2"));
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { describedBy, field, fillFields } from "../../test/fields";
import { ORDER } from "../../test/placed-order";
import { renderTracking } from "../../test/tracking-screen";

type Asked = { number: string; email: string | null };

/** Renders the page; `answer` resolves each look-up. */
async function open(answer: (asked: Asked) => typeof ORDER | null, address = "/track-order") {
  const asked: Asked[] = [];
  const order = (question: Asked) => {
    asked.push({ ...question });
    return answer(question);
  };
  const page = await renderTracking({ order }, address);
  await screen.findByRole("heading", { level: 1 });
  return { asked, ...page };
}

const knows = ({ number, email }: Asked) => (number === "MBC482913" && email === "jo@example.com" ? ORDER : null);
const track = () => userEvent.click(screen.getByRole("button", { name: "Track Order" }));
const theOrder = () => screen.findByRole("heading", { level: 1, name: "Order #MBC482913" });

beforeEach(() => sessionStorage.clear());

describe("looking up an order", () => {
  it("shows the order like the confirmation for number and e-mail address", async () => {
    const { asked } = await open(knows);
    fillFields({ "Order number": " MBC482913 ", Email: "jo@example.com" });

    await track();

    const heading = await theOrder();
    expect(document.activeElement).toBe(heading);
    expect(asked).toEqual([{ number: "MBC482913", email: "jo@example.com" }]);
    const stops = within(screen.getByRole("list", { name: "Progress of your order" })).getAllByRole("listitem");
    expect(stops[1]?.textContent).toBe("Processing OrderIn progressWe arrange a visit and measure.");
    expect(within(screen.getByRole("region", { name: "Order Details" })).getByText("Quantity 2")).toBeDefined();
    expect(screen.getByRole("group", { name: "Total" }).textContent).toBe("Total£474.78");
  });

  it("shows the same error for a wrong number and a wrong e-mail address, and keeps what was typed", async () => {
    await open(knows);
    fillFields({ "Order number": "MBC482913", Email: "mallory@example.com" });

    await track();

    expect((await screen.findByText(/^We found no order/)).textContent).toContain("Please check both");
    expect(field("Order number").value).toBe("MBC482913");
    fillFields({ "Order number": "MBC000000", Email: "jo@example.com" });
    await track();
    expect(await screen.findByText(/^We found no order/)).toBeDefined();
    expect(field("Email").value).toBe("jo@example.com");
  });

  it("shows how long to wait after too many attempts", async () => {
    await open(() => {
      const sentence = "That was a little too often. Please try again in 40 seconds.";
      throw new GraphQLError(sentence, { extensions: { code: "RATE_LIMITED" } });
    });
    fillFields({ "Order number": "MBC482913", Email: "jo@example.com" });

    await track();

    expect(await screen.findByText("That was a little too often. Please try again in 40 seconds.")).toBeDefined();
  });

  it("requires both fields", async () => {
    const { asked } = await open(knows);

    await track();

    expect(describedBy("Order number")).toBe("Please enter your order number, such as MBC123456");
    expect(describedBy("Email")).toBe("Please enter a valid email address");
    expect(asked).toEqual([]);
  });

  it("returns to the form for another one", async () => {
    await open(knows);
    fillFields({ "Order number": "MBC482913", Email: "jo@example.com" });
    await track();
    await theOrder();

    await userEvent.click(screen.getByRole("button", { name: "Track another order" }));

    expect(await screen.findByRole("heading", { level: 1, name: "Track Order" })).toBeDefined();
  });
});

describe("?number=", () => {
  it("shows an order of this browser at once", async () => {
    const { asked } = await open(({ email }) => (email == null ? ORDER : null), "/track-order?number=MBC482913");

    await theOrder();
    expect(asked).toEqual([{ number: "MBC482913", email: null }]);
  });

  it("fills in the number of any other", async () => {
    await open(knows, "/track-order?number=MBC482913");

    await waitFor(() => expect(field("Order number").value).toBe("MBC482913"));
    fillFields({ Email: "jo@example.com" });
    await track();
    await theOrder();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { resetChosenSamples } from "../../features/samples/chosen-samples";
import { sampleOf } from "../../lib/prefilled-links";
import { EnquiryDesk } from "../../test/enquiry-desk";
import { expectLogged } from "../../test/expect-logged";
import { describedBy, fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { SamplesPage } from "./SamplesPage";

const VALID = {
  Name: "Jo Whitfield",
  Email: "jo@example.com",
  Address: "14 Larch Terrace",
  "Town or city": "Bristol",
  Postcode: "BS6 7QX",
};

async function open(desk = new EnquiryDesk(), url = "/samples") {
  resetChosenSamples();
  await renderInShop(<SamplesPage />, desk.link, url);
  return desk;
}

const send = () => userEvent.click(screen.getByRole("button", { name: "Send my samples" }));
const color = (product: string, name: string) =>
  within(screen.getByRole("group", { name: product })).getByRole<HTMLInputElement>("checkbox", { name });
const panel = () => within(screen.getByRole("complementary", { name: "Your samples" }));

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

describe("chosen samples", () => {
  it("are counted in a live region, with a hint while there are none", async () => {
    await open();
    expect(panel().getByRole("status").textContent).toBe("0 of 6 chosen. Pick a fabric and press its colours.");
    await userEvent.click(color("Roller Blinds", "Navy"));
    expect(panel().getByRole("status").textContent).toBe("1 of 6 chosen");
  });

  it("keep the focus in the panel when one is removed", async () => {
    await open();
    await userEvent.click(color("Roller Blinds", "Navy"));
    await userEvent.click(panel().getByRole("button", { name: "Remove Roller Blinds, Blackout Fabric, Navy" }));
    expect(document.activeElement?.contains(panel().getByRole("status"))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("toggle with the space bar", async () => {
    await open();
    color("Roman Blinds", "White").focus();
    await userEvent.keyboard(" ");
    expect(color("Roman Blinds", "White").checked).toBe(true);
    expect(document.activeElement).toBe(color("Roman Blinds", "White"));
  });

  it("distinguish the same colour in two fabrics", async () => {
    await open();
    await userEvent.click(color("Roller Blinds", "Navy"));
    await userEvent.click(screen.getByRole("radio", { name: /Thermal/ }));
    expect(color("Roller Blinds", "Navy").checked).toBe(false);
    await userEvent.click(color("Roller Blinds", "Navy"));
    expect(
      panel()
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Roller BlindsBlackout Fabric, Navy", "Roller BlindsThermal Fabric, Navy"]);
  });

  it.each([
    ["no JSON", "{"],
    ["something else", '{"productId":"1"}'],
    ["samples of nothing", '[null,1,{"productId":"1"},{"productId":1,"material":"x","color":"y"}]'],
    ["a product that is no longer made", '[{"productId":"9","material":"Blackout Fabric","color":"Navy"}]'],
  ])("ignore a storage with %s", async (_, stored) => {
    sessionStorage.setItem("samples", stored);
    await open();
    expect(panel().queryAllByRole("listitem")).toEqual([]);
  });

  it("are six at most", async () => {
    const many = ["White", "Navy", "Light Grey"].flatMap((name) =>
      ["1", "2", "3"].map((productId) => ({ productId, material: "Thermal Fabric", color: name })),
    );
    sessionStorage.setItem("samples", JSON.stringify(many));
    await open();
    expect(panel().getByRole("status").textContent).toMatch(/^6 of 6 chosen/);
  });
});

describe("the samples form", () => {
  const choose = () => userEvent.click(color("Roller Blinds", "Navy"));

  it.each([
    ["Name", " ", "Please tell us your name"],
    ["Email", "jo@", "Please enter a valid email address"],
    ["Address", "14", "Address must be at least 5 characters"],
    ["Town or city", "B", "City must be at least 2 characters"],
    ["Postcode", "BS6", "Please enter a full UK postcode, for example SW1A 1AA"],
  ])("refuses %s “%s” at its field", async (label, value, sentence) => {
    const desk = await open();
    await choose();
    fillFields({ ...VALID, [label]: value });
    await send();
    await waitFor(() => expect(describedBy(label)).toContain(sentence));
    expect(desk.samples).toEqual([]);
  });

  it("confirms several samples in the plural", async () => {
    await open();
    await choose();
    await userEvent.click(color("Roman Blinds", "White"));
    fillFields(VALID);
    await send();
    const notice = await screen.findByText(/^Thank you. We cut your 2 samples and post them to/);
    expect(notice.textContent).toContain("A confirmation is on its way to jo@example.com.");
    expect(document.activeElement).toBe(screen.getByRole("status"));
  });

  it("shows the wait after too many requests", async () => {
    const desk = await open();
    await choose();
    fillFields(VALID);
    const sentence = "That was a little too often. Please try again in 40 seconds.";
    desk.refusals.push(new GraphQLError(sentence, { extensions: { code: "RATE_LIMITED" } }));
    await send();
    await waitFor(() =>
      expect(notices).toEqual([{ kind: "failure", title: "Error sending request", description: sentence }]),
    );
  });

  it("reuses the idempotency key until the choice changes", async () => {
    const desk = await open();
    await choose();
    fillFields(VALID);
    const trouble = () => new GraphQLError("No", { extensions: { code: "INTERNAL_SERVER_ERROR" } });
    desk.refusals.push(trouble(), trouble());
    await send();
    await waitFor(() => expect(notices).toHaveLength(1));
    await send();
    await waitFor(() => expect(notices).toHaveLength(2));
    expectLogged("Error sending request");
    await userEvent.click(color("Roman Blinds", "White"));
    await send();
    await screen.findByRole("heading", { name: "Samples ordered" });
    expect(desk.keys[0]).toBe(desk.keys[1]);
    expect(desk.keys[2]).not.toBe(desk.keys[0]);
  });
});

describe("a sample that a product page asks for", () => {
  const VERTICAL = { productId: "UHJvZHVjdDoy", material: "Thermal Fabric", color: "White" };
  const link = ({ productId: product, ...sample }: typeof VERTICAL) => sampleOf({ product, ...sample });

  it("is chosen, its fabric is shown, and it is requested", async () => {
    const desk = await open(undefined, link(VERTICAL));
    expect(panel().getByRole("button", { name: "Remove Vertical Blinds, Thermal Fabric, White" })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Thermal/ }).checked).toBe(true);
    expect(color("Vertical Blinds", "White").checked).toBe(true);
    fillFields(VALID);
    await send();
    await screen.findByText("Samples ordered");
    expect(desk.samples).toMatchObject([{ samples: [VERTICAL] }]);
  });

  it("stays removed", async () => {
    await open(undefined, link(VERTICAL));
    await userEvent.click(panel().getByRole("button", { name: /^Remove/ }));
    expect(panel().queryByRole("button")).toBeNull();
  });

  it.each([
    { ...VERTICAL, productId: "p99" },
    { ...VERTICAL, material: "PVC" },
    { ...VERTICAL, color: "Pink" },
  ])("is not chosen where it is not made: %j", async (sample) => {
    await open(undefined, link(sample));
    expect(panel().getByRole("status").textContent).toContain("0 of 6 chosen");
  });
});

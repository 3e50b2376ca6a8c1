import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { resetChosenSamples } from "../../features/samples/chosen-samples";
import { EnquiryDesk } from "../../test/enquiry-desk";
import { expectLogged } from "../../test/expect-logged";
import { describedBy, field, fillFields } from "../../test/fields";
import { collectNotices } from "../../test/notices";
import { renderInShop } from "../../test/render-in-shop";
import { SamplesPage } from "./SamplesPage";

const VALID = {
  Name: "Jo Whitfield",
  Email: "jo@example.com",
  Address: "14 Larch Terrace",
  "Town or city": "Bristol",
  Postcode: "bs67qx",
};

async function open(desk = new EnquiryDesk()) {
  resetChosenSamples();
  return { desk, ...(await renderInShop(<SamplesPage />, desk.link, "/samples")) };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const color = (product: string, name: string) =>
  within(screen.getByRole("group", { name: product })).getByRole<HTMLInputElement>("checkbox", { name });
const choose = (product: string, name: string) => userEvent.click(color(product, name));
const panel = () => within(screen.getByRole("complementary", { name: "Your samples" }));
const chosen = () =>
  panel()
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

const notices = collectNotices();
beforeEach(() => sessionStorage.clear());

describe("choosing", () => {
  it("offers each fabric once with its products, and no hard materials", async () => {
    await open();

    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "Blackout Fabric",
      "Thermal Fabric",
    ]);
    expect(screen.getByRole("group", { name: "Roman Blinds" })).toBeDefined();
    expect(screen.queryByRole("group", { name: "Vertical Blinds" })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: /Thermal/ }));
    expect(screen.getByRole("group", { name: "Vertical Blinds" })).toBeDefined();
    expect(screen.queryByRole("group", { name: "Roman Blinds" })).toBeNull();
  });

  it("shows each sample as cloth with the name of its colour", async () => {
    await open();
    const tile = color("Roller Blinds", "Navy").closest("label");
    expect(tile?.lastChild?.nodeType).toBe(Node.TEXT_NODE);
    expect(tile?.textContent).toBe("Navy");
    expect(tile?.querySelector("span")?.getAttribute("style")).toContain("gradient");
  });

  it("lists the chosen samples, and removes them", async () => {
    await open();
    await choose("Roller Blinds", "Navy");
    await choose("Roman Blinds", "White");
    expect(chosen()).toEqual(["Roller BlindsBlackout Fabric, Navy", "Roman BlindsBlackout Fabric, White"]);
    expect(panel().getByRole("status").textContent).toBe("2 of 6 chosen");

    await press("Remove Roller Blinds, Blackout Fabric, Navy");
    await choose("Roman Blinds", "White");

    expect(chosen()).toEqual([]);
    expect(color("Roller Blinds", "Navy").checked).toBe(false);
  });

  it("accepts six samples, not a seventh", async () => {
    await open();
    for (const name of ["White", "Navy", "Light Grey"]) await choose("Roller Blinds", name);
    await userEvent.click(screen.getByRole("radio", { name: /Thermal/ }));
    for (const name of ["White", "Navy", "Light Grey"]) await choose("Vertical Blinds", name);

    expect(panel().getByRole("status").textContent).toBe("6 of 6 chosen. Leave one out to choose another.");
    expect(color("Roller Blinds", "White").disabled).toBe(true);
    await choose("Vertical Blinds", "White");
    expect(color("Roller Blinds", "White").disabled).toBe(false);
  });

  it("survives a reload, like the draft", async () => {
    const { unmount } = await open();
    await choose("Roller Blinds", "Navy");
    fillFields({ Name: "Jo" });
    unmount();

    await open();

    expect(chosen()).toEqual(["Roller BlindsBlackout Fabric, Navy"]);
    expect(field("Name").value).toBe("Jo");
  });
});

describe("ordering", () => {
  it("sends samples and address, and resets the page", async () => {
    const { desk, unmount } = await open();
    await choose("Roller Blinds", "Navy");
    fillFields(VALID);

    await press("Send my samples");

    await screen.findByRole("heading", { name: "Samples ordered" });
    expect(screen.getByText(/post them to/).textContent).toContain("14 Larch Terrace, Bristol, BS6 7QX");
    expect(desk.samples).toEqual([
      {
        name: "Jo Whitfield",
        email: "jo@example.com",
        address: "14 Larch Terrace",
        city: "Bristol",
        postcode: "BS6 7QX",
        samples: [{ productId: "UHJvZHVjdDox", material: "Blackout Fabric", color: "Navy" }],
        website: "",
        startedAt: expect.any(String),
        idempotencyKey: expect.any(String),
      },
    ]);
    unmount();
    await open();
    expect(chosen()).toEqual([]);
    expect(field("Name").value).toBe("");
  });

  it("requires a sample and an address", async () => {
    const { desk } = await open();

    await press("Send my samples");

    const problems = within(screen.getByRole("alert"));
    expect(problems.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Please choose at least one sample",
      "Please tell us your name",
      "Please enter a valid email address",
      "Address must be at least 5 characters",
      "City must be at least 2 characters",
      "Please enter a full UK postcode, for example SW1A 1AA",
    ]);
    expect(describedBy("Postcode")).toContain("full UK postcode");
    expect(desk.samples).toEqual([]);
    await userEvent.click(problems.getByRole("link", { name: "Please choose at least one sample" }));
    expect(document.activeElement?.textContent).toContain("0 of 6 chosen");
    await choose("Roller Blinds", "Navy");
    await waitFor(() => expect(panel().queryByText("Please choose at least one sample")).toBeNull());
  });

  it("names the sample that is not available", async () => {
    const { desk } = await open();
    await choose("Roller Blinds", "Navy");
    fillFields(VALID);
    const fields = { "samples.0": "Roller Blinds does not come in this colour." };
    desk.refusals.push(new GraphQLError("No", { extensions: { code: "BAD_USER_INPUT", fields } }));

    await press("Send my samples");

    expect(await panel().findByText("Roller Blinds does not come in this colour.")).toBeDefined();
  });

  it("keeps everything when it fails", async () => {
    const { desk } = await open();
    await choose("Roller Blinds", "Navy");
    fillFields(VALID);
    desk.refusals.push(new GraphQLError("No", { extensions: { code: "SERVICE_UNAVAILABLE" } }));

    await press("Send my samples");

    await waitFor(() =>
      expect(notices).toEqual([
        {
          kind: "failure",
          title: "Error sending request",
          description: "Please try again or call us directly at 020 7946 0123",
        },
      ]),
    );
    expectLogged("Error sending request");
    expect(field("Address").value).toBe("14 Larch Terrace");
    expect(chosen()).toHaveLength(1);
  });
});

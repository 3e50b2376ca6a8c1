import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { fill, openWithBlinds, placeOrder } from "../../test/checkout-screen";
import { field, fillFields } from "../../test/fields";
import { keepDraft, readDraft } from "./form/checkout-draft";

beforeEach(() => sessionStorage.clear());

const NO_POSTCODE = "This does not look like a UK postcode. We deliver within the UK.";
const postcode = () => field("Postcode or zip code");

it("asks about a postcode that is none in the UK, and is ordered with it", async () => {
  const { desk } = await openWithBlinds();
  await fill({ "Postcode or zip code": "90210" });
  expect(screen.queryByText(NO_POSTCODE)).toBeNull();
  fireEvent.blur(postcode());
  expect(screen.getByText(NO_POSTCODE).closest("[role=status]")).not.toBeNull();

  await userEvent.click(placeOrder());
  await screen.findByRole("heading", { name: "The order" });
  expect(desk.received).toMatchObject([{ input: { zipCode: "90210" } }]);
});

it("does not ask about a postcode of the UK, and no longer about one that was mended", async () => {
  await openWithBlinds();
  await userEvent.type(postcode(), "bs67qx");
  await userEvent.tab();
  expect(screen.queryByText(NO_POSTCODE)).toBeNull();

  await userEvent.clear(postcode());
  await userEvent.type(postcode(), "90210");
  await userEvent.tab();
  expect(screen.getByText(NO_POSTCODE)).toBeDefined();
  await userEvent.clear(postcode());
  await userEvent.type(postcode(), "EH1 1YZ");
  expect(screen.queryByText(NO_POSTCODE)).toBeNull();
});

it("asks about a postcode that was filled in", async () => {
  keepDraft({ ...readDraft(), zipCode: "90210" });
  await openWithBlinds();
  expect(screen.getByText(NO_POSTCODE)).toBeDefined();
});

it("offers the counties of the UK, and takes any other", async () => {
  const { desk } = await openWithBlinds();
  const offered = [...(field("County or state").list?.options ?? [])].map(({ value }) => value);
  expect(offered).toHaveLength(95);
  for (const county of ["Cornwall", "Powys", "Ayrshire", "County Down"]) expect(offered).toContain(county);

  await fill({ "County or state": "California" });
  await userEvent.click(placeOrder());
  await screen.findByRole("heading", { name: "The order" });
  expect(desk.received).toMatchObject([{ input: { state: "California" } }]);
});

it("has a second line, which is optional", async () => {
  const { desk } = await openWithBlinds();
  await fill();
  fillFields({ "Flat, floor or building optional": "Flat 2b" });
  await userEvent.click(placeOrder());
  await screen.findByRole("heading", { name: "The order" });
  expect(desk.received).toMatchObject([{ input: { address: "14 Larch Terrace", addressLine2: "Flat 2b" } }]);
});

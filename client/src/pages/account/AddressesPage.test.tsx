import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { openAccount } from "../../test/account-screen";
import { AccountShop } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { describedBy, field, fillFields } from "../../test/fields";
import { ORDER } from "../../test/placed-order";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const rows = () => within(screen.getByRole("list", { name: "Your addresses" })).getAllByRole("listitem");

async function open(shop = new AccountShop()) {
  const screenOf = await openAccount("/account/addresses", shop);
  await screen.findByRole("button", { name: "Add an address" });
  return screenOf;
}

it("shows them, the default one first", async () => {
  await open();
  expect(rows().map((row) => row.textContent?.includes("Fills the checkout in"))).toEqual([true, false]);
  expect(rows()[0]?.textContent).toContain("14 Larch Terrace");
});

it("prefills a first one with the address of the latest order", async () => {
  const shop = new AccountShop();
  shop.addresses = [];
  await open(shop);
  await press("Add an address");
  expect(field("Address").value).toBe(ORDER.address.address);
  expect(screen.queryByRole("checkbox")).toBeNull();
  await press("Save address");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(shop.variablesOf("SaveAddress")).toMatchObject({ input: { ...ORDER.address, isDefault: false } });
});

it("adds one, which can become the default", async () => {
  const { shop } = await open();
  await press("Add an address");
  expect(document.activeElement).toBe(field("First name"));
  expect(field("First name").value).toBe("Jo");
  fillFields({
    Address: "5 Quay Street",
    "Town or city": "Exeter",
    "County or state": "Devon",
    "Postcode or zip code": "EX2 4AN",
  });
  await userEvent.click(screen.getByRole("checkbox"));
  await press("Save address");
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]?.textContent).toContain("5 Quay Street");
  expect(shop.variablesOf("SaveAddress")).toMatchObject({ input: { city: "Exeter", isDefault: true } });
  expect(document.activeElement?.contains(screen.getByRole("list", { name: "Your addresses" }))).toBe(true);
});

it("shows errors at the fields, and sends nothing", async () => {
  const { shop } = await open();
  await press("Add an address");
  await press("Save address");
  expect(describedBy("Address")).toBe("Address must be at least 5 characters");
  expect(describedBy("Town or city")).toBe("City must be at least 2 characters");
  expect(shop.changed).toEqual([]);
});

it("edits one in place, and keeps it on Cancel", async () => {
  const { shop } = await open();
  await press("Change 2 Mill Lane");
  fillFields({ Address: "3 Mill Lane" });
  await press("Cancel");
  expect(rows()[1]?.textContent).toContain("2 Mill Lane");
  await press("Change 2 Mill Lane");
  fillFields({ Address: "3 Mill Lane" });
  await press("Save address");
  await waitFor(() => expect(rows()[1]?.textContent).toContain("3 Mill Lane"));
  expect(shop.variablesOf("SaveAddress")).toMatchObject({ input: { id: "a2", address: "3 Mill Lane" } });
});

it("makes another one the default", async () => {
  const { shop } = await open();
  await press("Use at the checkout 2 Mill Lane");
  await waitFor(() => expect(rows()[0]?.textContent).toContain("2 Mill Lane"));
  expect(shop.variablesOf("SaveAddress")).toMatchObject({ input: { id: "a2", isDefault: true } });
});

it("removes one, and restores it on Undo", async () => {
  const { shop } = await open();
  await press("Remove 2 Mill Lane");
  const undo = await screen.findByRole("button", { name: "Undo" });
  expect(document.activeElement).toBe(undo);
  expect(rows()).toHaveLength(1);
  await userEvent.click(undo);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(shop.variablesOf("SaveAddress")).toMatchObject({ input: { address: "2 Mill Lane" } });
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("shows why one could not be removed", async () => {
  const shop = new AccountShop();
  shop.failures.set("RemoveAddress", shopError("RATE_LIMITED", "Please try again in 20 seconds."));
  await open(shop);
  await press("Remove 2 Mill Lane");
  expect(await screen.findByText("Please try again in 20 seconds.")).toBeTruthy();
  expect(rows()).toHaveLength(2);
});

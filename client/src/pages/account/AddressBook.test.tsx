import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openAccount } from "../../test/account-screen";
import { AccountShop } from "../../test/account-shop";
import { shopError } from "../../test/cart-shop";
import { describedBy, field, fillFields } from "../../test/fields";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const list = () => screen.getByRole("list", { name: "Your addresses" });
const rows = () => within(list()).getAllByRole("listitem");

async function open(change: (shop: AccountShop) => void = () => undefined) {
  const shop = new AccountShop();
  change(shop);
  await openAccount("/account/addresses", shop);
  await waitFor(() => expect(screen.getAllByRole("button").length).toBeGreaterThan(1));
  return shop;
}

/** So many addresses, each with a street number of its own. */
const addresses = (shop: AccountShop, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(shop.addresses[0] ?? { id: "" }),
    id: `a${index}`,
    address: `${index + 1} Long Row`,
    isDefault: index === 0,
  })) as AccountShop["addresses"];

describe("the address list", () => {
  it("formats an address like a label, with the phone number if there is one", async () => {
    await open((shop) => {
      shop.addresses = addresses(shop, 2).map((address, index) =>
        index === 0 ? { ...address, phoneNumber: "020 7946 0000" } : address,
      );
    });
    const textOf = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll("address > *") ?? [])].map(({ textContent }) => textContent);
    const common = ["Jo Whitfield", "1 Long Row", "Bristol, Somerset", "BS6 7QX"];
    expect(textOf(rows()[0])).toEqual([...common, "020 7946 0000"]);
    expect(textOf(rows()[1])).toEqual(common.with(1, "2 Long Row"));
  });

  it("has no Add button with twenty addresses", async () => {
    await open((shop) => {
      shop.addresses = addresses(shop, 20);
    });
    expect(rows()).toHaveLength(20);
    expect(screen.queryByRole("button", { name: "Add an address" })).toBeNull();
  });

  it("has an Add button with nineteen addresses", async () => {
    await open((shop) => {
      shop.addresses = addresses(shop, 19);
    });
    expect(screen.getByRole("button", { name: "Add an address" })).toBeDefined();
  });

  it("is empty after the last address was removed, which can be undone", async () => {
    const shop = await open((account) => {
      account.addresses = addresses(account, 1);
    });
    await press("Remove 1 Long Row");

    await screen.findByRole("heading", { name: "No addresses yet" });
    await press("Undo");

    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(shop.variablesOf("SaveAddress")).toMatchObject({ input: { address: "1 Long Row", isDefault: true } });
    expect(shop.variablesOf("SaveAddress")?.["input"]).not.toHaveProperty("id");
  });

  it("announces which address was removed", async () => {
    await open();
    await press("Remove 2 Mill Lane");
    const undo = await screen.findByRole("button", { name: "Undo" });
    expect(undo.closest("[role=status]")?.textContent).toContain("2 Mill Lane removed");
  });

  it("drops Undo when another address is edited", async () => {
    await open();
    await press("Remove 2 Mill Lane");
    await screen.findByRole("button", { name: "Undo" });
    await press("Change 14 Larch Terrace");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });
});

describe("the form", () => {
  it("has the checkout option unless it is the default or only address", async () => {
    await open();
    await press("Change 14 Larch Terrace");
    expect(screen.queryByRole("checkbox")).toBeNull();
    await press("Cancel");
    await press("Change 2 Mill Lane");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Fill the checkout/ }).checked).toBe(false);
  });

  it("takes the focus when it opens and returns it to the list on Cancel", async () => {
    await open();
    await press("Change 2 Mill Lane");
    expect(document.activeElement).toBe(field("First name"));
    expect(field("First name").value).toBe("Jo");

    await press("Cancel");

    expect(document.activeElement?.contains(list())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("replaces the edited row, one at a time", async () => {
    await open();
    await press("Change 2 Mill Lane");
    expect(rows()[1]?.contains(field("Address"))).toBe(true);
    expect(rows()[1]?.querySelector("address")).toBeNull();
    expect(screen.queryByRole("button", { name: "Add an address" })).toBeNull();

    await press("Change 14 Larch Terrace");
    expect(screen.getAllByLabelText("Address")).toHaveLength(1);
    expect(field("Address").value).toBe("14 Larch Terrace");
  });

  it("keeps what was typed and shows an API error at its field", async () => {
    const shop = await open();
    const refusal = shopError("BAD_USER_INPUT", "Please check the form.");
    refusal.extensions["fields"] = { zipCode: "We don't deliver to this postcode" };
    shop.failures.set("SaveAddress", refusal);
    await press("Change 2 Mill Lane");
    fillFields({ "Postcode or zip code": "JE2 3AB" });

    await press("Save address");

    await waitFor(() => expect(describedBy("Postcode or zip code")).toBe("We don't deliver to this postcode"));
    expect(field("Postcode or zip code").value).toBe("JE2 3AB");
    expect(shop.addresses.map(({ zipCode }) => zipCode)).toEqual(["BS6 7QX", "BS6 7QX"]);
  });

  it.each([
    ["First name", "J", "First name must be at least 2 characters"],
    ["Last name", "", "Last name must be at least 2 characters"],
    ["Address", "14", "Address must be at least 5 characters"],
    ["Town or city", "", "City must be at least 2 characters"],
    ["County or state", "S", "State must be at least 2 characters"],
    ["Postcode or zip code", "BS6", "Zip code must be at least 4 characters"],
  ])("refuses %s “%s” at its field", async (label, value, sentence) => {
    const shop = await open();
    await press("Change 2 Mill Lane");
    fillFields({ [label]: value });

    await press("Save address");

    await waitFor(() => expect(describedBy(label)).toBe(sentence));
    expect(shop.changed).toEqual([]);
  });

  it("saves the phone number", async () => {
    const shop = await open();
    await press("Change 2 Mill Lane");
    fillFields({ "Phone optional": "020 7946 0000" });

    await press("Save address");

    await waitFor(() => expect(rows()[1]?.textContent).toContain("020 7946 0000"));
    expect(shop.variablesOf("SaveAddress")).toMatchObject({ input: { id: "a2", phoneNumber: "020 7946 0000" } });
  });
});

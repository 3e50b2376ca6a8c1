import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { button, line, openCart } from "../../test/cart-page";
import { CartShop, shopError } from "../../test/cart-shop";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";

const notices = collectNotices();

async function nameIt(room: string, window: string, act = "Name the window") {
  await userEvent.click(await button(`${act} of Wooden Blinds`));
  for (const [label, text] of [
    ["Room", room],
    ["Window", window],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    await userEvent.clear(field);
    if (text !== "") await userEvent.type(field, text);
  }
  await userEvent.click(await button("Save"));
}

it("names the room and the window of a line, and changes the names", async () => {
  await openCart(new CartShop({ wooden: 2, roller: 1 }));
  await nameIt("Bedroom", "left");
  const wooden = await line("Wooden Blinds");
  expect(await wooden.findByText("Bedroom, left")).toBeDefined();
  expect(screen.queryByLabelText("Room")).toBeNull();
  expect(document.activeElement).toBe(await button("Change the names of Wooden Blinds"));
  await nameIt("Bedroom", "", "Change the names");
  expect(await wooden.findByText("Bedroom")).toBeDefined();
  expect((await line("Custom Product")).queryByRole("button", { name: /names|Name/ })).toBeNull();
});

it("keeps what was typed where it can't be saved", async () => {
  const shop = new CartShop({ wooden: 1 });
  await openCart(shop);
  shop.failures.set("ChangeCartLine", shopError("SERVICE_UNAVAILABLE", "Please try again."));
  await nameIt("Kitchen", "");
  expect(screen.getByLabelText<HTMLInputElement>("Room").value).toBe("Kitchen");
  expect(notices).toMatchObject([{ kind: "failure", title: "Names not saved" }]);
  expectLogged("Names not saved");
});

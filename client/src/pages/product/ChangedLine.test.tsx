import { fireEvent, screen, waitFor } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { expectLogged } from "../../test/expect-logged";
import { collectNotices } from "../../test/notices";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

let user: UserEvent;
const notices = collectNotices();

beforeEach(() => {
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
});

const asked = (name: string) => new URLSearchParams(window.location.search).get(name);
const press = (name: string) => user.click(screen.getByRole("button", { name }));

describe("a line of the cart that is opened again", () => {
  const LINE = "/products/wooden-blinds?color=Oak&material=Hardwood&width=24&height=36&options=&line=l1";
  it("is changed and not added, once", async () => {
    const shop = await openProduct(LINE);
    fireEvent.change(screen.getByRole("spinbutton", { name: "Width" }), { target: { value: "1200" } });
    expect(asked("line")).toBe("l1");
    await press("Save changes");
    await waitFor(() => expect(screen.getByRole("button", { name: "Add to cart", hidden: true })).toBeDefined());
    expect(shop.changed).toEqual([
      { lineId: "l1", color: "Oak", material: "Hardwood", width: 47.2441, height: 36, customizations: [] },
    ]);
    expect(shop.added).toEqual([]);
    expect(asked("line")).toBeNull();
  });

  it("keeps its options where its address is from before there were any", async () => {
    const shop = await openProduct(LINE.replace("&options=", ""));
    fireEvent.change(screen.getByRole("spinbutton", { name: "Width" }), { target: { value: "1200" } });
    expect(asked("options")).toBeNull();
    await press("Save changes");
    await waitFor(() => expect(shop.changed).toHaveLength(1));
    expect(shop.changed[0]).toEqual({ lineId: "l1", color: "Oak", material: "Hardwood", width: 47.2441, height: 36 });
  });

  it("can be added anew if it is gone", async () => {
    const shop = new ProductShop();
    shop.addRefusals.push(new GraphQLError("This item is gone.", { extensions: { code: "NOT_FOUND" } }));
    await openProduct(LINE, shop);
    await press("Save changes");
    await waitFor(() =>
      expect(notices).toEqual([
        { kind: "failure", title: "Not changed in your cart", description: "This item is gone." },
      ]),
    );
    await press("Add to cart");
    await waitFor(() => expect(shop.added).toHaveLength(1));
  });

  it("stays open after another failure", async () => {
    const shop = new ProductShop();
    shop.addRefusals.push(new GraphQLError("No", { extensions: { code: "SERVICE_UNAVAILABLE" } }));
    await openProduct(LINE, shop);
    await press("Save changes");
    await waitFor(() => expect(notices).toHaveLength(1));
    expectLogged("Not changed in your cart");
    await press("Save changes");
    await waitFor(() => expect(shop.changed).toHaveLength(1));
  });
});

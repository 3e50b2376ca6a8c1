import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { aCustomer, anAccount, anEmail, PASSWORD, signIn } from "../builders/account.js";
import { aCartWith, addToCart, anAddition, changeLine, readCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder, readOrder } from "../builders/order.js";
import { aPersonalDataLink, erasePersonalData, readPersonalData } from "../builders/personal-data.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const LEFT = { roomName: "Bedroom", windowName: "left" };
const RIGHT = { roomName: "Bedroom", windowName: "right" };
const NONE = { roomName: null, windowName: null };

describe("the names of room and window", () => {
  it("are kept with a line, and lines join only with the same ones", async () => {
    const visitor = shop().visitor();
    const line = await anAddition(visitor);
    const names = { roomName: " Bedroom ", windowName: "left" };
    await addToCart(visitor, [line, { ...line, ...names }, { ...line, ...RIGHT }, { ...line, ...LEFT }]);
    await addToCart(visitor, [
      { ...line, ...RIGHT },
      { ...line, roomName: "", windowName: null },
    ]);
    expect((await readCart(visitor)).data.cart.lines).toMatchObject([
      { ...NONE, quantity: 2 },
      { ...LEFT, quantity: 2 },
      { ...RIGHT, quantity: 2 },
    ]);
  });

  it("are changed alone, stay with another size, and are taken away by an empty text", async () => {
    const visitor = shop().visitor();
    const { id: lineId } = await aCartWith(visitor);
    const change = async (input: object) =>
      (await changeLine(visitor, { lineId, ...input })).data.changeCartLine.lines[0];
    expect(await change(LEFT)).toMatchObject({ ...LEFT, width: 36 });
    expect(await change({ width: 40 })).toMatchObject({ ...LEFT, width: 40 });
    expect(await change({ windowName: "" })).toMatchObject({ roomName: "Bedroom", windowName: null });
    expect(await change({ roomName: null, quantity: 2 })).toMatchObject({ roomName: "Bedroom", quantity: 2 });
  });

  it("join lines that become equal by them", async () => {
    const visitor = shop().visitor();
    const line = await anAddition(visitor);
    const { data } = await addToCart(visitor, [line, { ...line, ...LEFT }]);
    const answer = await changeLine(visitor, { lineId: data.addToCart.lines[0]?.id, ...LEFT });
    expect(answer.data.changeCartLine.lines).toMatchObject([{ ...LEFT, quantity: 2 }]);
  });

  it("are refused with a sentence each where they can't be shown", async () => {
    const visitor = shop().visitor();
    const line = await anAddition(visitor);
    const { errors } = await addToCart(visitor, [line, { ...line, roomName: "www.example.com", windowName: "a\nb" }]);
    const fields = {
      "lines.1.roomName": "Room must not contain a web address",
      "lines.1.windowName": "Window contains a character that can't be used",
    };
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields } }]);
    const { id: lineId } = await aCartWith(visitor);
    expect((await changeLine(visitor, { lineId, roomName: "x".repeat(41) })).errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { roomName: "Room must be at most 40 characters" } } },
    ]);
  });

  it("are optional at REST, and shown where there are some", async () => {
    const visitor = shop().visitor();
    const { productId, ...line } = await anAddition(visitor);
    const post = (names: object) =>
      visitor.rest("POST", "/api/cart", { productId: Number(keyOf("Product", productId)), ...line, ...names });
    expect(JSON.parse((await post({})).text)[0]).not.toHaveProperty("roomName");
    expect(JSON.parse((await post(LEFT)).text)).toMatchObject([{}, LEFT]);
  });

  it("go with the lines to the account's cart", async () => {
    const account = await anAccount(shop());
    const visitor = shop().visitor();
    await aCartWith(visitor, undefined, LEFT);
    await signIn(visitor, account.email);
    expect((await readCart(visitor)).data.cart.lines).toMatchObject([LEFT]);
  });
});

describe("the names in an order", () => {
  it("stand in it, and come back with it when it is ordered again", async () => {
    const { visitor } = await aCustomer(shop());
    await aCartWith(visitor, undefined, LEFT);
    const { data } = await placeOrder(visitor);
    const { number, lines } = data?.placeOrder.order ?? {};
    expect(lines).toMatchObject([LEFT]);
    await mutate(visitor, "orderAgain", { number }, "cart { count }");
    expect((await readCart(visitor)).data.cart.lines).toMatchObject([LEFT]);
  });

  it("are among the buyer's own data, and are stripped with the contact details", async () => {
    const email = anEmail();
    const visitor = shop().visitor();
    await aCartWith(visitor, undefined, LEFT);
    const { data } = await placeOrder(visitor, aCheckout({ email }));
    const number = data?.placeOrder.order.number;
    const token = await aPersonalDataLink(shop(), email);
    const own = (await readPersonalData(shop().visitor(), token)).data?.readPersonalData?.data;
    expect(JSON.parse(own ?? "")).toMatchObject({ orders: [{ lines: [LEFT] }] });

    const names = () =>
      shop().database.query(
        `SELECT l.room_name AS "roomName", l.window_name AS "windowName" FROM order_line l JOIN orders o ON o.id = l.order_id
          WHERE o.number = $1`,
        [number],
      );
    await erasePersonalData(shop().visitor(), token);
    expect((await readOrder(shop().visitor(), number, email)).data.order?.lines).toMatchObject([LEFT]);
    await shop().database.query("UPDATE orders SET status = 'CANCELLED' WHERE number = $1", [number]);
    await removeEnded(shop(), "orders");
    expect(await names()).toEqual([LEFT]);
    expect(await removeEnded(shop(), "order_line")).toBe(1);
    expect(await names()).toEqual([NONE]);
  });

  it("are stripped at once where the order is done", async () => {
    const { visitor } = await aCustomer(shop());
    await aCartWith(visitor, undefined, LEFT);
    const { data } = await placeOrder(visitor);
    const number = data?.placeOrder.order.number;
    await shop().database.query("UPDATE orders SET status = 'CANCELLED' WHERE number = $1", [number]);
    await mutate(visitor, "deleteAccount", { password: PASSWORD });
    expect(
      await shop().database.query(
        "SELECT room_name, window_name FROM order_line l JOIN orders o ON o.id = l.order_id WHERE o.number = $1",
        [number],
      ),
    ).toEqual([{ room_name: null, window_name: null }]);
  });
});

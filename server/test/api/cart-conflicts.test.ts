import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  aCartWith,
  addToCart,
  anAddition,
  applyCode,
  clearCart,
  readCart,
  removeCode,
  removeLine,
  setQuantity,
} from "../builders/cart.js";
import { holdCarts } from "../harness/held-cart.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

describe("parallel changes", () => {
  it("let only one of several additions take the last line of a cart", async () => {
    const visitor = shop().visitor();
    const addition = await anAddition(visitor);
    for (let width = 20; width < 69; width += 1) await addToCart(visitor, { ...addition, width });
    const carts = await holdCarts(shop().databaseUrl);
    const additions = [70, 71, 72, 73].map((width) => addToCart(visitor, { ...addition, width }));
    await carts.waiting(additions.length); // each has read a cart with room for one more
    await carts.release();
    const results = await Promise.all(additions);
    const codes = results.map(({ errors }) => errors[0]?.extensions.code ?? "added").toSorted();
    expect(codes).toEqual([...Array.from({ length: 3 }, () => "LIMIT_EXCEEDED"), "added"]);
    expect((await readCart(visitor)).data.cart).toMatchObject({ version: 50, count: 50 });
  });

  it("lose none of 50 additions", async () => {
    const visitor = shop().visitor();
    const addition = await anAddition(visitor);
    await addToCart(visitor, addition);
    await Promise.all(Array.from({ length: 50 }, () => addToCart(visitor, addition)));
    expect((await readCart(visitor)).data.cart.lines).toMatchObject([{ quantity: 51 }]);
  });

  it("to the same version succeed once; the other 49 get CONFLICT and the current cart", async () => {
    const visitor = shop().visitor();
    const { id: lineId } = await aCartWith(visitor);
    const { version: expectedVersion } = (await readCart(visitor)).data.cart;
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => setQuantity(visitor, { lineId, quantity: index + 2, expectedVersion })),
    );
    const cart = (await readCart(visitor)).data.cart;
    const [changed, ...others] = results.filter(({ errors }) => errors.length === 0);
    expect(others).toEqual([]);
    expect(changed?.data?.changeCartLine).toEqual(cart);
    const refused = results.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(49);
    for (const { data, errors } of refused) {
      expect(errors[0]?.extensions).toEqual({ code: "CONFLICT" });
      expect(data.changeCartLine).toEqual(cart);
    }
  });

  it("get a CONFLICT with the selected fields of the cart", async () => {
    const visitor = shop().visitor();
    const { id: lineId } = await aCartWith(visitor);
    const { status, data } = await visitor.graphql(
      `mutation ($input: ChangeCartLineInput!, $more: Boolean!) {
        changed: changeCartLine(input: $input) {
          cart { __typename ...Few lines @include(if: $more) { id } }
          errors { code message field }
        }
      }
      fragment Few on Cart { amount: count totals { totalPence } }`,
      { input: { lineId, quantity: 4, expectedVersion: 0 }, more: false },
    );
    expect({ status, data }).toEqual({
      status: 200,
      data: {
        changed: {
          cart: { __typename: "Cart", amount: 1, totals: { totalPence: expect.any(Number) } },
          errors: [{ code: "CONFLICT", message: expect.stringMatching(/changed in the meantime/), field: null }],
        },
      },
    });
  });

  it("each raise the cart's version; reads don't", async () => {
    const visitor = shop().visitor();
    const version = async () => (await readCart(visitor)).data.cart.version;
    expect(await version()).toBe(0);
    const addition = await anAddition(visitor);
    const versions = [(await addToCart(visitor, addition)).data?.addToCart.version];
    versions.push((await addToCart(visitor, addition)).data?.addToCart.version);
    const lineId = (await readCart(visitor)).data.cart.lines[0]?.id ?? "";
    versions.push((await setQuantity(visitor, { lineId, quantity: 5 })).data?.changeCartLine.version);
    await setQuantity(visitor, { lineId: randomUUID(), quantity: 5 });
    await setQuantity(visitor, { lineId, quantity: 5, expectedVersion: 1 });
    await addToCart(visitor, { ...addition, quantity: 99 });
    versions.push((await applyCode(visitor, "SUMMER25")).data?.applyPromotionCode.version);
    await applyCode(visitor, "SUMMER25");
    versions.push((await removeCode(visitor)).data.removePromotionCode.version);
    await removeCode(visitor);
    versions.push((await removeLine(visitor, lineId)).data?.removeCartLine.version);
    versions.push((await clearCart(visitor)).data.clearCart.version);
    expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await version()).toBe(7);
  });
});

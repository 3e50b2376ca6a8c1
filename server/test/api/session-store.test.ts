import { expect, it } from "vitest";
import { aCartWith, addToCart, anAddition, readCart } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

it("serves the catalogue and loses no cart while the session store is down", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const addition = await anAddition(visitor);
  const { cookie } = visitor;

  await shop().database.query("ALTER TABLE session RENAME TO session_gone");
  const catalogue = await visitor.graphql<{ product: { name: string } }>(`{ product(slug: "roller-blinds") { name } }`);
  const read = await readCart(visitor);
  const added = await addToCart(shop().visitor(), addition);
  const byRest = await visitor.send("GET", "/api/cart");
  await shop().database.query("ALTER TABLE session_gone RENAME TO session");

  expect(catalogue.data.product.name).toBe("Roller Blinds");
  for (const { errors } of [read, added])
    expect(errors).toMatchObject([{ extensions: { code: "SERVICE_UNAVAILABLE", retryable: true } }]);
  expect([byRest.status, byRest.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await byRest.text()).not.toMatch(/relation|session/);
  expect(visitor.cookie).toBe(cookie);
  expect((await readCart(visitor)).data.cart.count).toBe(1);
  const [{ orphans }] = await shop().database.query(
    "SELECT count(*)::int AS orphans FROM cart WHERE visitor_id::text NOT IN (SELECT sess->>'visitorId' FROM session)",
  );
  expect(orphans).toBe(0);
});

import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { aCartWith, setQuantity } from "../builders/cart.js";
import { follow } from "../harness/event-stream.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const CART = "subscription { cartChanged { count } }";

async function aConnection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: shop().databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Notices and locks are those of other connections to Postgres. */
const PATIENT = { timeout: 20_000 };

it("a stream that opens while its cart is being changed starts with the changed cart", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const writer = await aConnection();
  await writer.query("BEGIN");
  await writer.query("UPDATE cart SET version = version + 1");
  await writer.query("UPDATE cart_line SET quantity = 7");

  const first = (await follow(visitor, CART)).next();
  await vi.waitFor(async () => {
    const waiting = await shop().database.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
    expect(waiting).toHaveLength(1);
  }, PATIENT);
  await writer.query("COMMIT");

  expect(await first).toMatchObject({ data: { data: { cartChanged: { count: 7 } } } });
});

it("only changes of carts that are followed notify, and none once the stream is closed", async () => {
  const [followed, other] = [shop().visitor(), shop().visitor()];
  const [line, otherLine] = [await aCartWith(followed), await aCartWith(other)];
  const listener = await aConnection();
  const heard: (string | undefined)[] = [];
  listener.on("notification", ({ payload }) => heard.push(payload));
  await listener.query("LISTEN changes");
  const stream = await follow(followed, CART);
  await stream.next();

  await setQuantity(other, { lineId: otherLine.id, quantity: 2 });
  await setQuantity(followed, { lineId: line.id, quantity: 3 });
  await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENT);
  expect(await stream.next()).toMatchObject({ data: { data: { cartChanged: { count: 3 } } } });

  stream.close();
  await vi.waitFor(async () => {
    expect(await shop().database.query("SELECT FROM pg_locks WHERE locktype = 'advisory'")).toEqual([]);
  }, PATIENT);
  await setQuantity(followed, { lineId: line.id, quantity: 4 });
  await listener.query("SELECT");
  expect(heard).toHaveLength(1);
});

import { expect, it } from "vitest";
import { REST_CALLS } from "../../src/rest/calls.js";
import { addToCart, anAddition, readCart } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;
const pathsOf = (calls: typeof REST_CALLS) => [...new Set(calls.map(({ path }) => path.replace(/\?.*/, "")))];

/** Every path of the REST calls with each method that none of them has. */
const WRONG = pathsOf(REST_CALLS).flatMap((path) => {
  const calls = REST_CALLS.filter((call) => call.path.replace(/\?.*/, "") === path);
  const own = new Set<string>(calls.map(({ method }) => method));
  const allowed = [...own, ...(own.has("GET") ? ["HEAD"] : []), "OPTIONS"];
  return METHODS.filter((method) => !own.has(method)).map((method) => ({ method, path, allowed }));
});

it.each(WRONG)("$method $path is not allowed, and says what is", async ({ method, path, allowed }) => {
  const visitor = shop().visitor();
  await addToCart(visitor, await anAddition(visitor));
  const answer = await visitor.send(method, path, method === "GET" || method === "DELETE" ? undefined : "{}");
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")?.split(", ").toSorted()).toEqual(allowed.toSorted());
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe("This method is not known here.");
  expect((await readCart(visitor)).data.cart.count).toBe(1);
});

it("OPTIONS says what a path allows, without a cookie", async () => {
  const answer = await shop().visitor().send("OPTIONS", "/api/cart");
  expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, DELETE, OPTIONS"]);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it("HEAD answers like GET, without a body", async () => {
  const [head, get] = [
    await shop().visitor().send("HEAD", "/api/products"),
    await shop().visitor().send("GET", "/api/products"),
  ];
  expect(head.status).toBe(200);
  expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
  expect(await head.text()).toBe("");
});

it.each(["GET", "POST", "PUT", "DELETE"])("%s of a path that is none is not found, in one sentence", async (method) => {
  const answer = await shop()
    .visitor()
    .send(method, "/api/nothing", method === "GET" ? undefined : "{}");
  expect([answer.status, await answer.text()]).toEqual([404, "There is no such call."]);
});

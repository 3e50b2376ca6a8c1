import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { beforeEach, describe, expect, it } from "vitest";
import { idempotencyKeys } from "./idempotency-keys";
import { ShopUnreachable } from "./shop-failure";

beforeEach(() => sessionStorage.clear());

it("gives the same contents the same key until the result is known", () => {
  const keys = idempotencyKeys("letter");
  const first = keys.keyFor({ text: "Hello" });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor({ text: "Hello" })).toBe(first);
  keys.forget();
  expect(keys.keyFor({ text: "Hello" })).not.toBe(first);
});

it("keeps the key over a reload", () => {
  const first = idempotencyKeys("letter").keyFor({ text: "Hello" });
  expect(idempotencyKeys("letter").keyFor({ text: "Hello" })).toBe(first);
});

it("gives other contents and other forms their own keys", () => {
  const keys = idempotencyKeys("letter");
  const given = [
    keys.keyFor({ text: "Hello" }),
    keys.keyFor({ text: "Hello?" }),
    idempotencyKeys("card").keyFor({ text: "Hello?" }),
  ];
  expect(new Set(given).size).toBe(3);
});

it("keeps several open requests, each until its own result is known", () => {
  const keys = idempotencyKeys("letter");
  const [first, second] = [keys.keyFor("Hello"), keys.keyFor("Goodbye")];
  keys.forget("Goodbye");
  expect(keys.keyFor("Hello")).toBe(first);
  expect(keys.keyFor("Goodbye")).not.toBe(second);
});

it("drops the oldest of six open requests", () => {
  const keys = idempotencyKeys("letter");
  const given = [1, 2, 3, 4, 5, 6].map((contents) => keys.keyFor(contents));
  expect(keys.keyFor(2)).toBe(given[1]);
  expect(keys.keyFor(1)).not.toBe(given[0]);
});

describe("the contents of a key", () => {
  const keys = idempotencyKeys("letter");
  const taken: string[] = [];
  const take = async (key: string) => void taken.push(key);
  const failing = (error: unknown) => (key: string) => take(key).then(() => Promise.reject(error));
  const send = (attempt: (key: string) => Promise<void>) => keys.settle("Hello", attempt(keys.keyFor("Hello")));
  const refused = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });
  beforeEach(() => taken.splice(0));

  it.each([
    ["no answer", new ShopUnreachable(undefined)],
    ["trouble in the shop", refused("INTERNAL_SERVER_ERROR")],
  ])("sends again under the same key after %s, and under another after an answer", async (_case, error) => {
    await expect(send(failing(error))).rejects.toBe(error);
    await send(take);
    await send(take);
    expect(taken[1]).toBe(taken[0]);
    expect(taken[2]).not.toBe(taken[0]);
  });

  it("takes a new key when the server has stored other contents under this one", async () => {
    const error = refused("IDEMPOTENCY_KEY_REUSED");
    await expect(send(failing(error))).rejects.toBe(error);
    await send(take);
    expect(taken[1]).not.toBe(taken[0]);
  });
});

it("ignores invalid data in the storage", () => {
  for (const written of ["7", "null", '{"contents":"{}"}', '[7,null,{"contents":"{}"}]', "{"]) {
    sessionStorage.setItem("letter", written);
    expect(idempotencyKeys("letter").keyFor({})).toMatch(/^[0-9a-f]{32}$/);
  }
});

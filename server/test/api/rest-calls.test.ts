import { describe, expect, it } from "vitest";
import { REST_CALLS } from "../../src/rest/calls.js";
import { aCartWith } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

describe("the REST call that docs/api.md shows", () => {
  it.each(REST_CALLS)("$method $path is answered", async ({ method, path, body }) => {
    const visitor = shop().visitor();
    const { id } = await aCartWith(visitor);
    const { status, text } = await visitor.rest(method, path.replace("{id}", id), body);
    expect(status).toBe(method === "POST" && path === "/api/cart" ? 201 : 200);
    expect(JSON.parse(text)).toBeTypeOf("object");
  });
});

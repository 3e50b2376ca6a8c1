import type { Request } from "express";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { BadInput } from "../errors/shop-error.js";
import { publicRead, WithHeaders } from "./endpoint.js";

const aRequest = (parts: Partial<Record<"params" | "query" | "body" | "headers", unknown>>) =>
  ({ params: {}, query: {}, headers: {}, ...parts }) as Request;

const read = publicRead<{ shout: (text: string) => string }>();
const services = { shout: (text: string) => text.toUpperCase() };

const doors = read({
  method: "GET",
  path: "/doors/{name}",
  input: { query: z.object({ limit: z.coerce.number({ error: "must be a number" }).default(3) }) },
  response: z.object({ name: z.string(), limit: z.number() }),
  examples: [{ answer: "A door." }],
  run: async ({ params, query }, { shout }) => ({ name: shout(params.name), limit: query.limit, secret: "key" }),
});

describe("an endpoint", () => {
  it("passes the parsed input to its call and drops fields that its response schema does not name", async () => {
    const { body, headers } = await doors.respond(aRequest({ params: { name: "oak" } }), services);
    expect(body).toEqual({ name: "OAK", limit: 3 });
    expect(headers).toEqual({});
  });

  it("names the invalid parameter", async () => {
    const refused = doors.respond(aRequest({ params: { name: "oak" }, query: { limit: "x" } }), services);
    await expect(refused).rejects.toThrow(new BadInput("limit must be a number.", { limit: "must be a number" }));
  });

  it("passes headers on", async () => {
    const counted = read({
      method: "GET",
      path: "/doors",
      response: z.array(z.string()),
      examples: [{ answer: "All doors." }],
      run: async () => new WithHeaders(["oak"], { "x-total-count": "1" }),
    });
    await expect(counted.respond(aRequest({}), services)).resolves.toEqual(
      new WithHeaders(["oak"], { "x-total-count": "1" }),
    );
  });

  it("fails with an internal error if its call does not match the response schema", async () => {
    const broken = read({
      method: "GET",
      path: "/doors",
      response: z.object({ count: z.int() }),
      examples: [{ answer: "How many." }],
      run: async () => ({ count: 0.5 }),
    });
    await expect(broken.respond(aRequest({}), services)).rejects.toThrow(
      "The response of GET /doors does not fit its schema.",
    );
  });
});

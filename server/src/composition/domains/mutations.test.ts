import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { USER_ERROR_CODES } from "../../kernel/errors/error-codes.js";
import { failureCodes } from "../../kernel/graphql/fails.js";
import { createSchema } from "./schema.js";

const schema = await createSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

describe.each(mutations.map((mutation) => [mutation.name, mutation] as const))("mutation %s", (name, mutation) => {
  const named = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

  it("takes one argument, its own input, or none", () => {
    expect(mutation.args.map((arg) => `${arg.name}: ${String(arg.type)}`).join()).toMatch(
      new RegExp(`^(input: ${named}Input!?)?$`),
    );
  });

  it("answers a nullable payload of its own, with errors and nullable fields", () => {
    expect(String(mutation.type)).toBe(`${named}Payload`);
    const fields = isObjectType(mutation.type) ? mutation.type.getFields() : {};
    const { errors, ...others } = Object.fromEntries(
      Object.values(fields).map(({ name: key, type }) => [key, String(type)]),
    );
    expect(errors).toBe("[UserError!]!");
    expect(Object.entries(others).filter(([, type]) => type.endsWith("!"))).toEqual([]);
  });
});

it("ErrorCode has the codes that mutations answer in their payloads", () => {
  const declared = new Set<string>(mutations.flatMap(failureCodes));
  expect(Object.keys(USER_ERROR_CODES).filter((code) => !declared.has(code))).toEqual([]);
  expect(mutations.length).toBeGreaterThan(30);
});

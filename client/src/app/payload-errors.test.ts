import { ApolloLink, Observable } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { parse } from "graphql";
import { expect, it } from "vitest";
import { createClient } from "./apollo-client";

const CHANGE = parse("mutation Change { change { thing { id } errors { code message field } } }");

/** What a mutation rejects with when the server answers this payload; undefined where it succeeds. */
async function rejection(payload: object): Promise<CombinedGraphQLErrors | undefined> {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { change: { __typename: "ChangePayload", ...payload } } });
        observer.complete();
      }),
  );
  try {
    await createClient(link, false).mutate({ mutation: CHANGE });
    return undefined;
  } catch (error) {
    if (CombinedGraphQLErrors.is(error)) return error;
    throw error;
  }
}

const entry = (code: string, message: string, field: string[] | null) => ({
  __typename: "UserError",
  ...{ code, message, field },
});

it("a payload without errors is a success", async () => {
  expect(await rejection({ thing: { __typename: "Thing", id: "1" }, errors: [] })).toBeUndefined();
});

it("an error of a payload rejects the mutation, with its code, its sentence and the data", async () => {
  const thing = { __typename: "Thing", id: "1" };
  const error = await rejection({ thing, errors: [entry("CONFLICT", "It has changed.", null)] });
  expect(error?.errors).toMatchObject([
    { message: "It has changed.", path: ["change"], extensions: { code: "CONFLICT" } },
  ]);
  expect(error?.errors[0]?.extensions).not.toHaveProperty("fields");
  expect(error?.data).toMatchObject({ change: { thing } });
});

it("errors of fields are one error with a sentence per field", async () => {
  const errors = [
    entry("BAD_USER_INPUT", "Too short.", ["name"]),
    entry("BAD_USER_INPUT", "Unknown.", ["samples", "0"]),
  ];
  expect((await rejection({ thing: null, errors }))?.errors).toEqual([
    {
      message: "Too short. Unknown.",
      path: ["change"],
      extensions: { code: "BAD_USER_INPUT", fields: { name: "Too short.", "samples.0": "Unknown." } },
    },
  ]);
});

import { parse, type GraphQLObjectType } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { restoreDemo } from "../../src/composition/demo/demo.js";
import { createSchema } from "../../src/composition/domains/schema.js";
import { readExamples } from "../../src/graphql/explorer/examples.js";
import { ERROR_CODES, type ErrorCode } from "../../src/kernel/errors/error-codes.js";
import { readSettings } from "../../src/settings.js";
import { exampleOf, runExample } from "../builders/examples.js";
import { follow } from "../harness/event-stream.js";
import { useShop, type TestShop } from "../harness/shop.js";

/** The shop of a developer, with the limits that it has by default. */
const { rateLimits } = readSettings({});
const shop = useShop({ settings: { rateLimits } });
const httpsShop = useShop({ settings: { publicUrl: "https://shop.example" }, beside: shop });

const EXAMPLES = readExamples();
const isStream = (document: string) => /^subscription /m.test(document);
const working = EXAMPLES.filter(({ subject }) => subject !== "errors");

beforeEach(() => restoreDemo(shop().database));

describe("in the demo, as it stands, the example", () => {
  it.each(working.filter(({ document }) => !isStream(document)))("$name answers with data", async (example) => {
    const { status, data, errors } = await runExample(shop().visitor(), example);
    expect(errors).toEqual([]);
    expect(status).toBe(200);
    for (const value of Object.values(data ?? { none: null })) expect(value).toBeTruthy();
  });

  it.each(working.filter(({ document }) => isStream(document)))("$name sends the state", async (example) => {
    const visitor = shop().visitor();
    if (example.first !== undefined) await runExample(visitor, exampleOf(example.first));
    const stream = await follow(visitor, example.document, example.variables);
    expect(await stream.next()).toEqual({ event: "next", data: { data: expect.any(Object) } });
  });

  it("sign-in-with-tokens answers tokens that open the account", async () => {
    const visitor = shop().visitor();
    const { data } = await runExample(visitor, exampleOf("sign-in-with-tokens"));
    const { signIn } = data as { signIn: { tokens: { accessToken: string } } };
    visitor.accessToken = signIn.tokens.accessToken;
    const { document } = exampleOf("show-account");
    expect(await visitor.graphql(document)).toMatchObject({ data: { me: { email: "demo@measured.example" } } });
  });
});

/** Codes that no request of a client brings about. */
const OF_THE_SHOP_ALONE: Partial<Record<ErrorCode, string>> = {
  SERVICE_UNAVAILABLE: "needs a database that does not answer",
  INTERNAL_SERVER_ERROR: "stands for what nobody has foreseen",
};

/** Shops in another state than the demo. */
const ELSEWHERE: Partial<Record<ErrorCode, () => TestShop>> = { HTTPS_REQUIRED: httpsShop };

describe("an example provokes", () => {
  const codes = Object.keys(ERROR_CODES) as ErrorCode[];

  it.each(codes.filter((code) => !(code in OF_THE_SHOP_ALONE)))("%s", async (code) => {
    const example = exampleOf(code.toLowerCase().replaceAll("_", "-"));
    expect(example.subject).toBe("errors");
    const { errors } = await runExample((ELSEWHERE[code] ?? shop)().visitor(), example);
    expect(errors[0]).toMatchObject({ extensions: { code } });
  });

  it("no code that there is not", () => {
    const named = EXAMPLES.filter(({ subject }) => subject === "errors").map(({ name }) => name);
    expect(
      named.map((name) => name.toUpperCase().replaceAll("-", "_")).filter((code) => !(code in ERROR_CODES)),
    ).toEqual([]);
  });
});

describe("the examples", () => {
  it("have titles and unique names, and run one operation each", () => {
    for (const { title, description } of EXAMPLES) {
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(description).toMatch(/^[A-Z].*\.$/);
    }
    const operations = EXAMPLES.filter(({ request }) => !request).map(
      ({ document }) => document.match(/(?<=^(?:query|mutation|subscription) )[A-Z]\w+/gm) ?? [],
    );
    for (const names of operations) expect(names).toHaveLength(1);
    // The explorer knows its tabs by them.
    expect(new Set(operations.flat()).size).toBe(operations.length);
    for (const key of ["name", "title"] as const)
      expect(new Set(EXAMPLES.map((example) => example[key])).size).toBe(EXAMPLES.length);
  });

  it("show every query, mutation and subscription", async () => {
    const shown = new Set<string>();
    for (const { document } of working)
      for (const operation of parse(document).definitions)
        if (operation.kind === "OperationDefinition")
          for (const selection of operation.selectionSet.selections)
            if (selection.kind === "Field") shown.add(selection.name.value);
    const schema = await createSchema();
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys((type as GraphQLObjectType).getFields()),
    );
    expect(fields.filter((field) => !shown.has(field))).toEqual([]);
  });
});

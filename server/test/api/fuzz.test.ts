import fc from "fast-check";
import { getNamedType, isLeafType, isObjectType, type GraphQLArgument, type GraphQLField } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "../../src/composition/domains/schema.js";
import { readExamples } from "../../src/graphql/explorer/examples.js";
import { ACCOUNT_MUTATIONS } from "../builders/account-mutations.js";
import { aCustomer } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { spoiled, valuesOf } from "../builders/hostile.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const schema = await createSchema();

type Operation = GraphQLField<unknown, unknown>;
const mutations: Operation[] = Object.values(schema.getMutationType()?.getFields() ?? {});
const queries: Operation[] = Object.values(schema.getQueryType()?.getFields() ?? {});

/** Runs per operation. Values come from a fixed seed, so that a failure can be repeated. */
const RUNS = 25;
const SEED = 20_25;

/** An operation with one field, all its arguments as variables and only leaf fields selected. */
function documentOf(kind: "query" | "mutation", { name, args, type }: Operation): string {
  const declared = args.map((arg: GraphQLArgument) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = args.map((arg: GraphQLArgument) => `${arg.name}: $${arg.name}`).join(", ");
  const answer = getNamedType(type);
  const leaves = isObjectType(answer)
    ? Object.values(answer.getFields()).filter(
        (field) => isLeafType(getNamedType(field.type)) && field.args.length === 0,
      )
    : [];
  const selection = isObjectType(answer) ? ` { __typename ${leaves.map((leaf) => leaf.name).join(" ")} }` : "";
  return `${kind}${declared && ` (${declared})`} { ${name}${passed && `(${passed})`}${selection} }`;
}

/** All rows that a request may change, as one text. Sessions and rate limit counters are left out, and what triggers make of other rows. */
async function rows(): Promise<string> {
  const [{ tables }] = await shop().database.query(
    `SELECT array_agg(table_schema || '.' || table_name ORDER BY 1) AS tables FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'
       AND table_name NOT IN ('session', 'rate_limit', 'product', 'picture', 'product_picture', 'migration', 'search_bitmap')`,
  );
  const sums = (tables as string[]).map(
    (table) => `(SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t)`,
  );
  const [row] = await shop().database.query(`SELECT concat_ws(',', ${sums.join(", ")}) AS sum`);
  return row.sum;
}

type Answer = { errors: { extensions: { code: string } }[] };

/** Sends requests repeatedly: none fails unexpectedly, and refused ones change no row. */
async function expectToHold(
  values: fc.Arbitrary<Record<string, unknown>>,
  send: (given: Record<string, unknown>) => Promise<Answer>,
  numRuns = RUNS,
) {
  let before = await rows();
  await fc.assert(
    fc.asyncProperty(values, async (given) => {
      const codes = (await send(given)).errors.map(({ extensions }) => extensions.code);
      expect(codes).not.toContain("INTERNAL_SERVER_ERROR");
      const after = await rows();
      expect(codes.length > 0 ? after : before).toBe(before);
      before = after;
    }),
    { numRuns, seed: SEED },
  );
}

const operations = [
  ...queries.map((field) => ({ kind: "query" as const, name: field.name, field })),
  ...mutations.map((field) => ({ kind: "mutation" as const, name: field.name, field })),
];

describe("no input causes an internal error, and refused requests change nothing", () => {
  it.each(operations)("$kind $name", async ({ kind, field }) => {
    const isAboutAccounts = field.name in ACCOUNT_MUTATIONS;
    const visitor = isAboutAccounts ? (await aCustomer(shop())).visitor : shop().visitor();
    await aCartWith(visitor);
    const values = fc.record(Object.fromEntries(field.args.map((arg) => [arg.name, valuesOf(arg.type)])));
    await expectToHold(
      values,
      (given) => visitor.graphql(documentOf(kind, field), given),
      field.args.length === 0 ? 1 : RUNS,
    );
  });

  it.each(readExamples().filter(({ subject, variables }) => subject !== "errors" && Object.keys(variables).length > 0))(
    "the example $name, with one part spoiled",
    async ({ document, variables }) => {
      const visitor = shop().visitor();
      await aCartWith(visitor);
      await expectToHold(spoiled(variables), (given) => visitor.graphql(document, given));
    },
  );
});

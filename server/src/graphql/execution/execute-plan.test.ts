import { buildSchema, execute, getOperationAST, isObjectType, parse, type GraphQLSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "../../composition/domains/schema.js";
import { executePlan } from "./execute-plan.js";
import { planOperation } from "./query-plan.js";

const schema: GraphQLSchema = buildSchema(`
  type Mutation { rename(name: String = "B"): Shop, close: Shop! }
  type Query { shop: Shop, must: Shop!, echo(text: String = "usual", size: Size): String, shops: [Shop], strict: [Shop!]!, no: [[Int!]] }
  enum Size { BIG }
  interface Named { name: String }
  type Shop implements Named { id: ID!, name: String, count: Int!, tags: [String!], owner: Shop, sure: Shop!, later: String!, slow: Shop }
`);

/** Properties are plain values, except those of fields with a resolver. */
const RESOLVERS: Readonly<Record<string, (source: Record<string, unknown>, args: object) => unknown>> = {
  "Query.shop": () => SHOP,
  "Query.must": async () => SHOP,
  "Query.echo": async (_source, args) => JSON.stringify(args),
  "Query.shops": () => [SHOP, null, new Error("spoilt"), Promise.resolve({ id: 2 })],
  "Query.strict": async () => [SHOP, Promise.resolve({ ...SHOP, name: "B" })],
  "Mutation.rename": async (_source, args) => ({ ...SHOP, ...args }),
  "Mutation.close": () => Promise.reject(new Error("too late")),
  "Query.no": () => [[1, 2], null, [3, null]],
  "Shop.later": async ({ name }) => (name === "A" ? "soon" : Promise.reject(new Error("too late"))),
  "Shop.slow": async ({ slow }) => slow,
};
const OWNER = { id: 7, name: "O", count: 1, tags: "none" };
const SHOP = { id: 1, name: "A", count: 3, tags: ["x", "y"], owner: OWNER, sure: null, slow: OWNER };

for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
  for (const field of Object.values(type.getFields())) {
    const resolve = RESOLVERS[`${type.name}.${field.name}`];
    if (resolve) field.resolve = (source: Record<string, unknown>, args: object) => resolve(source, args);
  }

function planned(text: string, variableValues: Record<string, unknown> = {}) {
  const document = parse(text);
  const operation = getOperationAST(document);
  const plan = operation ? planOperation(schema, document, operation) : undefined;
  if (!operation || !plan) return undefined;
  return executePlan(plan.root, { schema, operation, fragments: {}, variableValues, contextValue: undefined });
}

describe("a planned operation answers what graphql-js answers", () => {
  it.each([
    ["properties and lists", "{ shop { id name count tags owner { id } } shops { id } }"],
    ["names that the client chose, and type names", "{ a: shop { x: name __typename } __typename }"],
    [
      "fields merged out of fragments",
      "{ shop { ...F owner { id } ... on Named { owner { name } } } } fragment F on Shop { id ...F2 owner { count } } fragment F2 on Shop { name id }",
    ],
    ["nothing of a fragment on another type", "{ shop { id } ... on Query { echo } }"],
    ["arguments and defaults", '{ echo a: echo(text: null) b: echo(text: "t", size: BIG) }'],
    ["promises in order", "{ must { later id slow { id later } name } echo }"],
    ["null where a value is missing", "{ shops { id count } }"],
    ["no answer where the root must not be null", "{ echo must { sure { id } } }"],
    ["an error of a list that is none", "{ shop { owner { id tags } } }"],
    ["an error in a list of lists", "{ no }"],
    ["errors below each other once", "{ strict { id later slow { later count sure { id } } } shop { id } }"],
    ["one change", 'mutation { x: rename(name: "C") { id name later } }'],
    ["a change that fails", "mutation { close { id } }"],
    ["an error after a promise", "{ must { slow { later sure { id } } later sure { id } } }"],
    ["a leaf that cannot be serialized", "{ shop { owner { count: tags } } shops { count: name } }"],
  ])("%s", async (_case, text) => {
    const expected = await execute({ schema, document: parse(text) });
    expect(JSON.stringify(await planned(text))).toBe(JSON.stringify(expected));
  });

  it("with variables", async () => {
    const text = "query ($text: String, $none: String) { echo(text: $text) b: echo(text: $none) }";
    const variableValues = { text: "given" };
    const expected = await execute({ schema, document: parse(text), variableValues });
    expect(JSON.stringify(await planned(text, variableValues))).toBe(JSON.stringify(expected));
  });
});

it.each([
  ["directives", "{ shop { id @skip(if: true) } }"],
  ["several changes", "mutation { rename { id } again: rename { id } }"],
  ["introspection", "{ __schema { types { name } } }"],
  ["names such as __proto__", "{ __proto__: shop { id } }"],
])("leaves %s to graphql-js", (_case, text) => {
  expect(planned(text)).toBeUndefined();
});

it.each([
  ["lists", "{ products(first: 2) { totalCount edges { cursor node { id colors { hex } picture { url } } } } }"],
  ["products", '{ product(slug: "x") { id category { slug } related { name } } }'],
  ["changes of a cart", 'mutation { removeCartLine(input: { lineId: "x" }) { cart { count } errors { code } } }'],
  ["carts", "{ cart { version lines { product { name } } totals { totalPence } } }"],
])("plans the shop's %s", async (_case, text) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  expect(operation && planOperation(await createSchema(), document, operation)).toBeDefined();
});

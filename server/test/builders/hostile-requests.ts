/** Part of the sent values, so that a test can look for it in the response. */
export const MARK = "sent-value";

/** A JSON body for /graphql that is refused and made as expensive as possible. */
export type HostileRequest = { name: string; body: string };

const times = (count: number, of: (index: number) => string, between = " ") =>
  Array.from({ length: count }, (_, i) => of(i)).join(between);
const keys = (count: number, stem: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [stem + i.toString(36), MARK]));
const list = <Value>(length: number, value: Value) => Array.from({ length }, () => value);

/** Fragments on a type, each spreading the next one twice: the leaf 2 to the power of `count` times in a short text. */
const doubling = (count: number, type: string, leaf: string) =>
  times(count, (i) => `fragment F${i} on ${type} { ${i + 1 < count ? `...F${i + 1} ...F${i + 1}` : leaf} }`);

const ADD = "mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { count } } }";
const PRODUCT = "query ($slug: String!) { product(slug: $slug) { id } }";
const PRODUCTS =
  "query ($first: Int, $sort: ProductSort, $filter: ProductFilter) { products(first: $first, sort: $sort, filter: $filter) { totalCount } }";
/** As `globalId` makes it. Nothing is imported here, because the benchmark runs this file from its source. */
const PRODUCT_ID = Buffer.from("Product:1").toString("base64url");
const ADDITION = { productId: PRODUCT_ID, width: 36, height: 48, material: "a", color: "b", quantity: 1 };
const added = (changes: object) => ({ lines: [{ ...ADDITION, ...changes }] });
/** A text of the maximum length whose characters must be counted one by one. */
const LONG_TEXT = `${"x".repeat(1999)}👍`;
const MATERIALS = `[${times(100, (i) => `"m${i}"`)}]`;

const requests: Record<string, object | string> = {
  "3,500 unknown keys": { query: ADD, variables: { input: added(keys(3500, "unknown")) } },
  "short unknown keys like known ones": { query: ADD, variables: { input: added(keys(4500, "w")) } },
  "unknown keys and nothing else": { query: ADD, variables: { input: keys(3500, "customiz") } },
  "one long unknown key": { query: ADD, variables: { input: added({ ["k".repeat(90_000)]: 1 }) } },
  "a hundred wrong objects": {
    query: ADD,
    variables: { input: added({ customizations: list(100, keys(30, "k")) }) },
  },
  "40 long texts and an unknown key": {
    query: ADD,
    variables: { input: added({ customizations: list(20, { name: LONG_TEXT, value: LONG_TEXT }), unknown: 1 }) },
  },
  "one long text": { query: PRODUCT, variables: { slug: MARK.repeat(9000) } },
  "a text of combining marks": { query: PRODUCT, variables: { slug: "e\u0301".repeat(9000) } },
  "a long text for a number": { query: PRODUCTS, variables: { first: MARK.repeat(9000) } },
  "a long text for an enum": { query: PRODUCTS, variables: { sort: MARK.repeat(9000) } },
  "a list of 40,000": { query: PRODUCTS, variables: { filter: { rooms: list(40_000, 1) } } },
  "a long list under a long name": { query: "{ shop { name } }", variables: { ["n".repeat(90_000)]: list(101, 1) } },
  "a deep list": { query: PRODUCTS, variables: { filter: JSON.parse(`${"[".repeat(60)}1${"]".repeat(60)}`) } },
  "240 wrong variables": {
    query: `query (${times(240, (i) => `$v${i.toString(36)}: Int`)}) { shop { name } }`,
    variables: keys(240, "v"),
  },
  "21 fragments on Mutation, doubling": {
    query: `mutation { ...F0 } ${doubling(21, "Mutation", "clearCart { cart { count } }")}`,
  },
  "60 fragments on Mutation, doubling": {
    query: `mutation { ...F0 } ${doubling(60, "Mutation", "signOut { errors { code } }")}`,
  },
  "21 fragments on Query, doubling": { query: `{ ...F0 } ${doubling(21, "Query", "shop { name }")}` },
  "60 fragments on Shop, doubling": { query: `{ shop { ...F0 } } ${doubling(60, "Shop", "name")}` },
  "doubling fragments around long lists": {
    query: `{ ...F0 } ${doubling(20, "Query", `products(filter: { materials: ${MATERIALS} }) { totalCount }`)}`,
  },
  "fragments that spread six fields deep": {
    query: `{ product(slug: "a") { ...F0 } } ${times(8, (i) => `fragment F${i} on Product { ${i < 7 ? `related { ...F${i + 1} } `.repeat(6) : "id"} }`)}`,
  },
  "fragments in circles": {
    query: `{ ...F0 } ${times(14, (i) => `fragment F${i} on Query { ${times(14, (j) => `...F${j}`)} }`)}`,
  },
  "1,000 unknown fields": { query: `{ ${times(990, (i) => `product${i}`)} }` },
  "long unknown fields": { query: `{ ${times(900, (i) => `p${"r".repeat(90)}${i}`)} }` },
  "a long unknown field": { query: `{ ${"p".repeat(95_000)} }` },
  "unknown fragments": { query: `{ ${times(490, (i) => `...X${i}`)} }` },
  "unknown types": { query: `{ shop { name } } ${times(110, (i) => `fragment F${i} on Produc${i} { name }`)}` },
  "unknown directives": { query: `{ shop { name ${times(480, (i) => `@skipp${i}`)} } }` },
  "320 unknown keys in a literal": {
    query: `{ products(filter: { ${times(320, (i) => `x${i}: 1`)} }) { totalCount } }`,
  },
  "a long literal for an enum": { query: `{ products(sort: ${"A".repeat(95_000)}) { totalCount } }` },
  "a long literal for a number": { query: `{ products(first: ${"9".repeat(95_000)}) { totalCount } }` },
  "a deep literal": { query: `{ products(first: ${"[".repeat(450)}1${"]".repeat(450)}) { totalCount } }` },
  "a literal of escapes": { query: `{ product(slug: "${"\\u{1F600}".repeat(7000)}") { id } }` },
  "fields in conflict": { query: `{ ${times(65, (i) => `product(slug: "${i}") { id }`)} }` },
  "the same field a thousand times": { query: `{ shop { ${"name ".repeat(990)} } }` },
  "fields 300 deep": { query: `{ product(slug: "a") ${"{ related ".repeat(300)}{ id }${"}".repeat(300)} }` },
  "inline fragments 300 deep": { query: `{ ${"... { ".repeat(300)} shp ${"}".repeat(300)} }` },
  "190 operations": { query: times(190, (i) => `query Q${i} { shop { nam } }`), operationName: "Q0" },
  "100,000 commas": { query: ",".repeat(95_000) },
  "a string without an end": { query: `{ product(slug: "${"x".repeat(95_000)}` },
  "a long name of the operation": { query: "{ shop { name } }", operationName: "n".repeat(90_000) },
  "1,000 fields of extensions": { query: "{ shp }", extensions: keys(4000, "e") },
  brackets: `{"query":${"[".repeat(95_000)}`,
  "24,000 empty strings": `[${times(24_000, () => '""', " ,")}]`,
  "escaped names": `{${times(5500, (i) => `"\\u0061${i}":1`, ",")}}`,
};

/** Requests that each attack one rule, parser or limit; all are below the body size limit. */
export const HOSTILE_REQUESTS: readonly HostileRequest[] = Object.entries(requests).map(([name, body]) => ({
  name,
  body: typeof body === "string" ? body : JSON.stringify(body),
}));

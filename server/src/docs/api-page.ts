import { isScalarType, isSpecifiedScalarType, lexicographicSortSchema, type GraphQLSchema } from "graphql";
import { DEMO } from "../composition/demo/demo-details.js";
import { readExamples } from "../graphql/explorer/examples.js";
import { LIMITS } from "../graphql/limits.js";
import { ERROR_CODES, USER_ERROR_CODES, type CodeMeaning } from "../kernel/errors/error-codes.js";
import { allOperations, operationsOf, type Operation } from "./graphql-operations.js";
import { code, table } from "./markdown.js";
import { REST_EXAMPLES, type RestExample } from "./rest-examples.js";

/** docs/api.md, generated from schema, error codes, limits, examples and REST endpoints. */
export const apiPage = (unsorted: GraphQLSchema): string => {
  const schema = lexicographicSortSchema(unsorted);
  const parts = [
    "# The API",
    INTRODUCTION,
    "## Examples",
    EXAMPLES,
    table(
      ["example", "what it does"],
      readExamples()
        .filter(({ subject }) => subject !== "errors")
        .map(({ name, description }) => [code(name), description]),
    ),
    "## Queries",
    operationTable(operationsOf(schema.getQueryType())),
    "## Mutations",
    MUTATIONS,
    operationTable(operationsOf(schema.getMutationType())),
    "## Subscriptions",
    SUBSCRIPTIONS,
    operationTable(operationsOf(schema.getSubscriptionType())),
    "## Without cookies",
    TOKENS,
    "## Error codes",
    CODES,
    table(["code", "meaning", "in a mutation", "HTTP", "comes from"], codeRows(allOperations(schema))),
    "## Scalars",
    table(["scalar", "meaning"], scalarRows(schema)),
    "## Limits",
    `What passes one is refused before anything of it runs. Rates are in [operations.md](operations.md).`,
    table(
      ["of one operation", "at most"],
      Object.entries(LIMITS).map(([name, most]) => [LIMIT_NAMES[name] ?? name, most.toLocaleString("en-GB")]),
    ),
    "## REST",
    REST,
    table(["call", "body", "answer"], REST_EXAMPLES.map(restRow)),
    ["```sh", ...REST_EXAMPLES.map(curlLine), "```"].join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
};

const INTRODUCTION = `\`/graphql\` takes POST with JSON; in a browser it opens GraphiQL with the examples below, in the session of the shop's pages.
\`/sandbox\` opens them in Apollo Sandbox, which comes from the internet and has a session and a cart of its own. [schema.graphql](../schema.graphql), also served at \`/schema.graphql\`, describes every type, field and argument. Money is whole pence
(\`Pence\`), lengths are inches (\`Inches\`); materials, colours and options are named as a product lists them. This page is written
from the code: \`npm run codegen\` renews it.

\`GET /graphql?documentId=…&variables=…\` answers a registered document: a JSON file in \`server/documents\` holds those of one front end by id,
\`sha256:\` and the hash, as codegen's \`persistedDocuments\` writes them. The answer to a GET of public fields says how long shared caches may
keep it, with an \`ETag\` and its keys in \`Surrogate-Key\` and \`Cache-Tag\`: \`catalogue\`, \`product:{slug}\`, \`category:{slug}\`,
\`products:{category}\` of a list, and \`products\`, \`reductions\` or \`reviews\` where any product, reduction or review may change it;
\`any-change\` where it shows too much to be named.
Automatic persisted queries work too, in 30 MB of memory.

\`GET /orders/{number}.pdf\` answers an order as a PDF, to the session or account that placed it. \`POST\` to the same path with the form field
\`email\` answers it to whoever knows number and e-mail address. Anybody else gets 404.
\`GET /measuring-sheet.pdf\` answers a sheet to be filled in at a window; with \`?product={slug}\` it has the rules of measuring of that product.`;

const EXAMPLES = `\`/graphql?example=NAME\` opens one; they lie in [server/examples](../server/examples). Their ids, numbers and tokens are those of the demo
that \`npm run dev\` restores at each start: an account (${DEMO.email}, password ${DEMO.password}) with an order, and carts. Each
error code has an example of its name, such as \`/graphql?example=price-changed\`.`;

const MUTATIONS = `The first one of a visitor starts a session; its cookie holds the cart and the orders. A mutation takes one \`input\` and
answers a payload: what has been changed, and \`errors\`, which is empty where it has. What a user can put right is an entry of
\`errors\` with a code of \`ErrorCode\`, a sentence, and the path of the value within \`input\`. Everything else is thrown: the mutation
is null, with its error in \`errors\` of the response. Several in one document run one after the other, and each answers whatever
the others do.`;

const TOKENS = `A client without cookies asks for tokens when it signs in (\`withTokens\`), sends \`Authorization: Bearer\` with the access token, and
exchanges the refresh token (\`refreshTokens\`) before or after the access token ends. One refresh at a time: a refresh token that comes
twice ends its sign-in. A bearer token and a session cookie in one request are refused; a token that is not valid is refused where a
visitor is needed, and public data is answered. Both kinds are among \`Account.signIns\`, and a new password ends them.`;

const SUBSCRIPTIONS = `\`/graphql/stream\` answers one by GET or POST, with the parameters of \`/graphql\`, as server-sent events (\`EventSource\`, or the
package graphql-sse): \`next\` with the state at once, then after each change. \`complete\` means that the session has ended. A stream that breaks off
without it is to be opened again, and begins with the state.`;

const CODES = `A failure has a stable code and a sentence for people as its message. Codes of a payload are in \`errors\` of a mutation's payload, with
status 200; in queries, and for a value that its type refuses, they are thrown. Thrown codes are in \`extensions.code\`. REST answers with the status and the
sentence alone. GraphQL answers 200 with \`errors\`, but where there is no data (every field at the top is null) and the code is one of
a wrong request or of a shop in trouble, the status says so too. Any call can also fail with the codes that come from "any request".`;

const REST = `[openapi.json](openapi.json), also served at \`/api/openapi.json\` and drawn at \`/api/docs\`, has the schemas of all requests and responses. Money in pounds, sizes in inches. Anything but 2xx answers with a plain sentence as body; a method that
a path does not have gets 405, and \`Allow\` names those it has.
429 and 503 carry \`Retry-After\`, in seconds. Carts and contact are \`private, no-store\`. \`-b jar -c jar\` keeps the session.`;

const LIMIT_NAMES: Readonly<Record<string, string>> = {
  depth: "fields in each other (introspection is exempt)",
  aliases: "aliases",
  directives: "directives",
  tokens: "tokens (words and signs)",
  cost: "cost (about one a field, lists times their length)",
  listValues: "values in any list that is given",
};

const operationTable = (operations: readonly Operation[]) =>
  table(
    ["operation", "what it does", "fails with"],
    operations.map(({ signature, description, codes }) => [code(signature), description, codes.map(code).join(", ")]),
  );

function codeRows(operations: readonly Operation[]): string[][] {
  return Object.entries<CodeMeaning>(ERROR_CODES).map(([name, { meaning, status, from = [] }]) => {
    const named = operations.filter(({ codes }) => codes.includes(name)).map((operation) => code(operation.name));
    const place = Object.hasOwn(USER_ERROR_CODES, name) ? "payload" : "thrown";
    return [code(name), meaning, place, String(status), named.concat(from).join(", ")];
  });
}

const scalarRows = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
    .map(({ name, description }) => [code(name), description ?? ""]);

const restRow = ({ method, path, body, file, answer }: RestExample) => [
  code(`${method} ${path}`),
  file === undefined ? code(Object.keys(body ?? {}).join(", ")) : "a picture",
  answer,
];

function curlLine({ method, path, body, file }: RestExample): string {
  if (file !== undefined)
    return `curl -b jar -c jar -X ${method} 'localhost:4000${path}' -H 'content-type: image/jpeg' --data-binary @${file}`;
  const sent = body ? ` -H 'content-type: application/json' -d '${JSON.stringify(body)}'` : "";
  return `curl -b jar -c jar -X ${method} 'localhost:4000${path}'${sent}`;
}

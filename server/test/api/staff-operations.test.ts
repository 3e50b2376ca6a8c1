import { isNonNullType, isObjectType, type GraphQLField, type GraphQLSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { createStaffSchema } from "../../src/composition/domains/staff-schema.js";
import { askedBy } from "../../src/staff/access/may.js";
import { isDangerous, isPermitted, StaffRole } from "../../src/staff/access/permissions.js";
import { aMember, aSignedInMember, codeOf, StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const schema: GraphQLSchema = await createStaffSchema();

type Operation = { name: string; document: string; field: GraphQLField<unknown, unknown> };

/** Values that pass validation; nothing has these ids. */
const VALUES: Readonly<Record<string, string>> = {
  ID: '""',
  String: '"x"',
  Int: "1",
  Inches: "30",
  Pence: "1",
  Csv: '"x"',
  JsonObject: "{}",
  Boolean: "true",
  Date: '"2026-01-01"',
  DateTime: '"2026-01-01T00:00:00Z"',
};

function valueOf(type: unknown): string {
  const name = String(type).replaceAll(/[![\]]/g, "");
  const inner = schema.getType(name);
  const bare = VALUES[name] ?? enumOrInput(inner);
  return String(type).startsWith("[") ? `[${bare}]` : bare;
}

function enumOrInput(type: ReturnType<GraphQLSchema["getType"]>): string {
  if (type && "getValues" in type) return String(type.getValues()[0]?.name);
  if (type && "getFields" in type && !isObjectType(type))
    return `{ ${Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type))
      .map((field) => `${field.name}: ${valueOf(field.type)}`)
      .join(", ")} }`;
  throw new Error(`No value of ${String(type)} yet.`);
}

function operationsOf(kind: "query" | "mutation"): Operation[] {
  const type = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => {
    const args = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
    const given = args.length > 0 ? `(${args.map((arg) => `${arg.name}: ${valueOf(arg.type)}`).join(", ")})` : "";
    return { name: field.name, document: `${kind} { ${field.name}${given} { __typename } }`, field };
  });
}

const operations = [...operationsOf("query"), ...operationsOf("mutation")];
const guarded = operations.filter(({ field }) => askedBy(field) !== "sign-in");

const codesOf = ({ errors }: { errors: { extensions: { code: string; reason?: unknown } }[] }) =>
  errors.map(({ extensions: { code, reason } }) => (typeof reason === "string" ? `${code} ${reason}` : code));

it("enumerates the schema", () => {
  expect(guarded.length).toBeGreaterThan(5);
  expect(
    operations
      .filter(({ field }) => askedBy(field) === "sign-in")
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(["acceptInvitation", "beginPasskey", "enrol", "enterCode", "enterPasskey", "signIn", "signOut"]);
});

describe("refuses every operation", () => {
  it("without sign-in", async () => {
    for (const { name, document } of guarded) {
      const { status, errors } = await new StaffClient(shop().url).graphql(document);
      expect([name, status, codesOf({ errors })]).toEqual([name, 401, ["UNAUTHENTICATED"]]);
    }
  });

  it("with a forged cookie", async () => {
    const client = new StaffClient(shop().url);
    for (const { name, document } of guarded) {
      client.cookie = "staff=a-forged-token";
      expect([name, codesOf(await client.graphql(document))]).toEqual([name, ["UNAUTHENTICATED"]]);
    }
  });

  it("without the second factor", async () => {
    const { email } = await aMember(shop());
    const client = new StaffClient(shop().url);
    expect((await client.signIn(email)).errors).toEqual([]);
    for (const { name, document } of guarded)
      expect([name, codesOf(await client.graphql(document))]).toEqual([name, ["UNAUTHENTICATED"]]);
  });

  it.each([
    ["unused for half an hour", "started_at = now() - interval '1 hour', last_seen_at = now() - interval '31 minutes'"],
    ["twelve hours old", "started_at = now() - interval '12 hours 1 second'"],
  ])("with a session %s", async (_age, assignments) => {
    const { client, id } = await aSignedInMember(shop());
    await shop().database.query(`UPDATE staff_session SET ${assignments} WHERE staff_id = $1`, [id]);
    for (const { name, document } of guarded)
      expect([name, codesOf(await client.graphql(document))]).toEqual([name, ["UNAUTHENTICATED"]]);
  });

  it("of somebody who has left", async () => {
    const { client, id } = await aSignedInMember(shop());
    await shop().database.query("UPDATE staff SET left_at = now() WHERE id = $1", [id]);
    for (const { name, document } of guarded)
      expect([name, codesOf(await client.graphql(document))]).toEqual([name, ["UNAUTHENTICATED"]]);
  });

  it("after signing out", async () => {
    const { client } = await aSignedInMember(shop());
    const { cookie } = client;
    await client.mutate("signOut");
    client.cookie = cookie;
    for (const { name, document } of guarded)
      expect([name, codesOf(await client.graphql(document))]).toEqual([name, ["UNAUTHENTICATED"]]);
  });

  it("from a page of another origin", async () => {
    const { client } = await aSignedInMember(shop());
    for (const { name, document } of operations) {
      const response = await client.send(JSON.stringify({ query: document }), { "sec-fetch-site": "cross-site" });
      const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      expect([name, response.status, errors?.[0]?.extensions.code]).toEqual([name, 403, "FORBIDDEN"]);
    }
  });
});

describe.each(Object.values(StaffRole))("role %s", (role) => {
  it("may do what the table grants it, and nothing else", async () => {
    const { client } = await aSignedInMember(shop(), role);
    for (const { name, document, field } of guarded) {
      const asked = askedBy(field);
      if (asked === undefined || asked === "sign-in") throw new Error(`${name} is not guarded.`);
      const refusals = codesOf(await client.graphql(document)).filter((code) => /^(FORBIDDEN|UNAUTH)/.test(code));
      expect([name, refusals]).toEqual([name, isPermitted(role, asked) ? [] : ["FORBIDDEN ROLE"]]);
    }
  });

  it("needs a fresh code for what is dangerous", async () => {
    const { client, id } = await aSignedInMember(shop(), role);
    await shop().database.query(
      "UPDATE staff_session SET started_at = now() - interval '1 hour', proved_at = now() - interval '11 minutes' WHERE staff_id = $1",
      [id],
    );
    for (const { name, document, field } of guarded) {
      const asked = askedBy(field);
      if (asked === undefined || asked === "sign-in" || !isPermitted(role, asked)) continue;
      const refusals = codesOf(await client.graphql(document)).filter((code) => /^(FORBIDDEN|UNAUTH)/.test(code));
      expect([name, refusals]).toEqual([name, isDangerous(asked) ? ["FORBIDDEN FRESH_CODE"] : []]);
    }
    await client.enterCode(codeOf(undefined, 1));
    expect((await client.mutate("renewRecoveryCodes")).errors).toEqual([]);
  });
});

describe("shows strangers nothing", () => {
  it.each([
    "{ __schema { types { name } } }",
    '{ __type(name: "Staff") { name } }',
    "{ __typename }",
    "{ noSuchField }",
    "not even GraphQL",
    "{ me { id } } mutation { signOut { errors { code } } }",
    "fragment F on Mutation { signOut { errors { code } } } mutation { ...F }",
  ])("%s", async (document) => {
    const { status, errors, headers } = await new StaffClient(shop().url).graphql(document);
    expect([status, codesOf({ errors })]).toEqual([401, ["UNAUTHENTICATED"]]);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("nobody may introspect", async () => {
    const { client } = await aSignedInMember(shop());
    expect(codesOf(await client.graphql("{ __schema { types { name } } }"))).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
  });

  it("and nothing by GET, or as another type than JSON", async () => {
    const { client } = await aSignedInMember(shop());
    expect((await client.send("", {}, "GET")).status).toBe(405);
    const body = JSON.stringify({ query: "{ me { id } }" });
    expect((await client.send(body, { "content-type": "text/plain" })).status).toBe(415);
  });

  it("the shop's schema knows no staff", async () => {
    const { errors } = await shop().visitor().graphql("{ audit { nodes { id } } }");
    expect(codesOf({ errors })).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
  });
});

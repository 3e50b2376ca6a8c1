import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { runStaffCommand } from "../../src/staff/invitations/staff-command.js";
import {
  aMember,
  anInvitation,
  aSignedInMember,
  codeOf,
  SECRET,
  STAFF_PASSWORD,
  StaffClient,
} from "../builders/staff.js";
import { TEST_SECRETS, useShop } from "../harness/shop.js";

const shop = useShop();
const client = () => new StaffClient(shop().url);
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

const NAME_AND_PASSWORD = { name: "Sam Rowe", password: "wool shuttle anvil 7" };

describe("signing in", () => {
  it("takes a password, then a code", async () => {
    const { email } = await aMember(shop());
    const member = client();
    expect((await member.signIn(email.toUpperCase())).errors).toEqual([]);
    expect((await member.enterCode(codeOf())).errors).toEqual([]);
    const { data } = await member.graphql<{ me: { email: string; role: string } }>("{ me { email role } }");
    expect(data.me).toEqual({ email, role: "OWNER" });
  });

  it("sets a cookie for the staff's path alone, and a new one after the code", async () => {
    const { email } = await aMember(shop());
    const member = client();
    await member.signIn(email);
    const first = member.cookie;
    expect(member.cookieAttributes).toBe("Path=/admin; HttpOnly; SameSite=Strict");
    await member.enterCode(codeOf());
    expect(member.cookie).not.toBe(first);
    const stolen = client();
    stolen.cookie = first;
    expect(codesOf(await stolen.graphql("{ me { id } }"))).toEqual(["UNAUTHENTICATED"]);
  });

  it("answers the same for an unknown address, a wrong password and somebody who has left", async () => {
    const { email } = await aMember(shop());
    const gone = await aMember(shop());
    await shop().database.query("UPDATE staff SET left_at = now() WHERE id = $1", [gone.id]);
    const answers = await Promise.all([
      client().signIn("nobody@shop.example"),
      client().signIn(email, "wrong password"),
      client().signIn(gone.email),
    ]);
    for (const { data, errors } of answers) {
      expect(data).toEqual(answers[0].data);
      expect(codesOf({ errors })).toEqual(["WRONG_CREDENTIALS"]);
    }
  });

  it("refuses a code that was used, also by another session, and by two at once", async () => {
    const { email } = await aMember(shop());
    const [one, other] = [client(), client()];
    await one.signIn(email);
    await other.signIn(email);
    const code = codeOf();
    const outcomes = await Promise.all([one.enterCode(code), other.enterCode(code)]);
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "WRONG_CREDENTIALS"]);
    expect(codesOf(await one.enterCode(code))).toEqual(["WRONG_CREDENTIALS"]);
    expect((await one.enterCode(codeOf(SECRET, 1))).errors).toEqual([]);
    expect(codesOf(await one.enterCode(code))).toEqual(["WRONG_CREDENTIALS"]);
  });

  it("refuses codes of other times and forms", async () => {
    const { email } = await aMember(shop());
    const member = client();
    await member.signIn(email);
    for (const code of [codeOf(SECRET, 3), codeOf(SECRET, -3), "", "12345", "абвгде", "0".repeat(400)])
      expect(codesOf(await member.enterCode(code))).toEqual(["WRONG_CREDENTIALS"]);
  });

  it("needs the code within ten minutes of the password", async () => {
    const { id, email } = await aMember(shop());
    const member = client();
    await member.signIn(email);
    await shop().database.query(
      "UPDATE staff_session SET started_at = now() - interval '11 minutes' WHERE staff_id = $1",
      [id],
    );
    expect(codesOf(await member.enterCode(codeOf()))).toEqual(["UNAUTHENTICATED"]);
  });

  it("takes each recovery code once", async () => {
    const { client: member, email } = await aSignedInMember(shop());
    const { data } = await member.mutate<{ recoveryCodes: string[] }>("renewRecoveryCodes", undefined, "recoveryCodes");
    const codes = data?.["renewRecoveryCodes"]?.recoveryCodes ?? [];
    expect(new Set(codes).size).toBe(10);
    const again = client();
    await again.signIn(email);
    expect((await again.enterCode(String(codes[3]).toLowerCase())).errors).toEqual([]);
    expect(codesOf(await again.enterCode(String(codes[3])))).toEqual(["WRONG_CREDENTIALS"]);
    expect((await again.graphql<{ me: unknown }>("{ me { recoveryCodesLeft } }")).data.me).toEqual({
      recoveryCodesLeft: 9,
    });
    const [{ stored }] = await shop().database.query("SELECT json_agg(c)::text AS stored FROM staff_recovery_code c");
    expect(codes.some((code) => stored.includes(code))).toBe(false);
  });
});

describe("limits of tries", () => {
  const strict = useShop({ settings: { rateLimits: { ...readSettings({}).rateLimits, "sign-ins": 3 } } });

  it("hold for passwords and for codes", async () => {
    const { email } = await aMember(strict());
    const member = new StaffClient(strict().url);
    for (const _ of [1, 2]) await member.signIn(email, "wrong password");
    await member.signIn(email);
    for (const _ of [1, 2, 3]) expect(codesOf(await member.enterCode("000000"))).toEqual(["WRONG_CREDENTIALS"]);
    const { status, errors } = await member.enterCode(codeOf());
    expect([status, codesOf({ errors })]).toEqual([429, ["RATE_LIMITED"]]);
    const stranger = new StaffClient(strict().url);
    for (const _ of [1, 2, 3]) await stranger.signIn(email, "wrong password");
    expect(codesOf(await stranger.signIn(email))).toEqual(["RATE_LIMITED"]);
  });
});

describe("joining", () => {
  it("by the command's invitation, with the app's code", async () => {
    const email = `${randomUUID()}@shop.example`;
    const told: string[] = [];
    const open = async () => ({
      database: shop().database,
      mail: undefined as never,
      sessionSecrets: TEST_SECRETS,
      close: async () => {},
    });
    expect(await runStaffCommand(["invite", email], open, (line) => told.push(line))).toBe(0);
    const token = told.at(-1);
    const member = client();
    const enrolled = await member.mutate<{ email: string; secret: string; otpauthUri: string }>(
      "enrol",
      { token },
      "email secret otpauthUri",
    );
    const { secret = "", otpauthUri } = enrolled.data?.["enrol"] ?? {};
    expect(enrolled.data?.["enrol"]?.email).toBe(email);
    expect(otpauthUri).toContain(`secret=${secret}`);
    const wrong = await member.mutate("acceptInvitation", { token, ...NAME_AND_PASSWORD, code: "000000" });
    expect(wrong.errors[0]?.extensions.fields).toHaveProperty("code");
    const joined = await member.mutate<{ staff: object; recoveryCodes: string[] }>(
      "acceptInvitation",
      { token, ...NAME_AND_PASSWORD, code: codeOf(secret) },
      "recoveryCodes staff { email role }",
    );
    expect(joined.errors).toEqual([]);
    expect(joined.data?.["acceptInvitation"]?.staff).toEqual({ email, role: "OWNER" });
    expect((await member.graphql<{ me: object }>("{ me { email } }")).data.me).toEqual({ email });
    const again = await client().mutate("acceptInvitation", { token, ...NAME_AND_PASSWORD, code: codeOf(secret, 1) });
    expect(codesOf(again)).toEqual(["NOT_FOUND"]);
  });

  it("says how the command is used", async () => {
    const told: string[] = [];
    const open = () => Promise.reject(new Error("not needed"));
    expect(await runStaffCommand(["invite", "no address"], open, (line) => told.push(line))).toBe(1);
    expect(told.join()).toContain("npm run staff -- invite");
  });

  it("not by an invitation that is too old, replaced or unknown", async () => {
    const email = `${randomUUID()}@shop.example`;
    const replaced = await anInvitation(shop(), email);
    const current = await anInvitation(shop(), email);
    expect(codesOf(await client().mutate("enrol", { token: replaced }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await client().mutate("enrol", { token: "unknown" }))).toEqual(["NOT_FOUND"]);
    expect((await client().mutate("enrol", { token: current })).errors).toEqual([]);
    await shop().database.query("UPDATE staff_invitation SET expires_at = now() - interval '1 s' WHERE email = $1", [
      email,
    ]);
    expect(codesOf(await client().mutate("enrol", { token: current }))).toEqual(["NOT_FOUND"]);
  });

  it("refuses weak passwords", async () => {
    const token = await anInvitation(shop(), `${randomUUID()}@shop.example`);
    for (const password of ["short", "password123", "sam rowe 12"]) {
      const answer = await client().mutate("acceptInvitation", { token, name: "Sam Rowe", password, code: "123456" });
      expect(answer.errors[0]?.extensions.fields).toHaveProperty("password");
    }
  });

  it("replaces password and second factor of a member, who is signed out everywhere and keeps the role", async () => {
    const { client: former, email } = await aSignedInMember(shop(), StaffRole.ORDERS);
    const token = await anInvitation(shop(), email);
    const { data } = await client().mutate<{ secret: string }>("enrol", { token }, "secret");
    const member = client();
    const input = { token, ...NAME_AND_PASSWORD, code: codeOf(data?.["enrol"]?.secret) };
    expect((await member.mutate("acceptInvitation", input)).errors).toEqual([]);
    expect(codesOf(await former.graphql("{ me { id } }"))).toEqual(["UNAUTHENTICATED"]);
    expect((await member.graphql<{ me: object }>("{ me { role } }")).data.me).toEqual({ role: "ORDERS" });
    expect(codesOf(await client().signIn(email, STAFF_PASSWORD))).toEqual(["WRONG_CREDENTIALS"]);
  });
});

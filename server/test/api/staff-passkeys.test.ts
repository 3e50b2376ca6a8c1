import { describe, expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import { SoftAuthenticator } from "../builders/soft-authenticator.js";
import { aMember, anInvitation, aSignedInMember, codeOf, StaffClient } from "../builders/staff.js";
import { useShop, type TestShop } from "../harness/shop.js";

const ORIGIN = "http://localhost:4000";
const shop = useShop({ settings: { publicUrl: ORIGIN } });

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

const PASSKEYS = "{ ownPasskeys { isAvailable passkeys { id name lastUsedAt } } me { hasPasskey } }";
type Passkeys = {
  ownPasskeys: { isAvailable: boolean; passkeys: { id: string; name: string; lastUsedAt: string | null }[] };
  me: { hasPasskey: boolean };
};

async function optionsOf(client: StaffClient, name: "beginAddingPasskey" | "beginPasskey"): Promise<object> {
  const { data, errors } = await client.mutate<{ options: object }>(name, undefined, "options");
  expect(errors).toEqual([]);
  return data?.[name]?.options ?? {};
}

async function addPasskey(client: StaffClient, authenticator: SoftAuthenticator, name = "My phone") {
  const response = authenticator.create(await optionsOf(client, "beginAddingPasskey"));
  return client.mutate("addPasskey", { name, response }, "passkey { id name }");
}

/** A member with a passkey, and a client of theirs that has given the password. */
async function aPasskeyOwner(at: () => TestShop = shop) {
  const member = await aSignedInMember(at());
  const authenticator = new SoftAuthenticator(ORIGIN);
  expect((await addPasskey(member.client, authenticator)).errors).toEqual([]);
  const client = new StaffClient(at().url);
  await client.signIn(member.email);
  return { ...member, signedIn: member.client, client, authenticator };
}

const enter = (client: StaffClient, response: object) => client.mutate("enterPasskey", { response });

const auditOf = (id: string): Promise<{ what: string; before: object | null; after: object | null }[]> =>
  shop().database.query("SELECT what, before, after FROM staff_audit WHERE subject_id = $1 ORDER BY id", [id]);

describe("a passkey", () => {
  it("is added, named, listed and removed, with an audit entry of each", async () => {
    const { client, id } = await aSignedInMember(shop());
    const before = await client.graphql<Passkeys>(PASSKEYS);
    expect(before.data).toEqual({ ownPasskeys: { isAvailable: true, passkeys: [] }, me: { hasPasskey: false } });
    const added = await addPasskey(client, new SoftAuthenticator(ORIGIN), "  My phone ");
    expect(added.errors).toEqual([]);
    const { data } = await client.graphql<Passkeys>(PASSKEYS);
    const [passkey] = data.ownPasskeys.passkeys;
    expect([passkey, data.me]).toEqual([
      { id: expect.any(String), name: "My phone", lastUsedAt: null },
      { hasPasskey: true },
    ]);
    const renamed = await client.mutate("renamePasskey", { id: passkey?.id, name: "Old phone" }, "passkey { name }");
    expect(renamed.data).toEqual({ renamePasskey: { passkey: { name: "Old phone" }, errors: [] } });
    expect((await client.mutate("removePasskey", { id: passkey?.id })).errors).toEqual([]);
    expect((await client.graphql<Passkeys>(PASSKEYS)).data.ownPasskeys.passkeys).toEqual([]);
    expect(codesOf(await client.mutate("removePasskey", { id: passkey?.id }))).toEqual(["NOT_FOUND"]);
    expect((await auditOf(id)).filter(({ what }) => what.startsWith("staff.passkey"))).toEqual([
      { what: "staff.passkey-added", before: null, after: { passkey: "My phone" } },
      { what: "staff.passkey-renamed", before: { passkey: "My phone" }, after: { passkey: "Old phone" } },
      { what: "staff.passkey-removed", before: { passkey: "Old phone" }, after: null },
    ]);
  });

  it("is its owner's alone", async () => {
    const { signedIn } = await aPasskeyOwner();
    const { data } = await signedIn.graphql<Passkeys>(PASSKEYS);
    const id = data.ownPasskeys.passkeys[0]?.id;
    const { client: other } = await aSignedInMember(shop());
    expect(codesOf(await other.mutate("removePasskey", { id }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await other.mutate("renamePasskey", { id, name: "Mine" }))).toEqual(["NOT_FOUND"]);
    expect((await other.graphql<Passkeys>(PASSKEYS)).data.ownPasskeys.passkeys).toEqual([]);
  });

  it("is not added twice, nor by an answer that does not fit", async () => {
    const { client } = await aSignedInMember(shop());
    const authenticator = new SoftAuthenticator(ORIGIN);
    expect((await addPasskey(client, authenticator)).errors).toEqual([]);
    expect(codesOf(await addPasskey(client, authenticator))).toEqual(["WRONG_CREDENTIALS"]);
    const deceits = [{ origin: "http://evil.example" }, { rpId: "evil.example" }, { isVerified: false }];
    for (const deceit of deceits) {
      const options = await optionsOf(client, "beginAddingPasskey");
      const response = new SoftAuthenticator(ORIGIN).create(options, deceit);
      expect(codesOf(await client.mutate("addPasskey", { name: "Mine", response }))).toEqual(["WRONG_CREDENTIALS"]);
    }
    expect((await client.graphql<Passkeys>(PASSKEYS)).data.ownPasskeys.passkeys).toHaveLength(1);
  });

  it("needs a name, and there are ten at most", async () => {
    const { client } = await aSignedInMember(shop());
    const nameless = await addPasskey(client, new SoftAuthenticator(ORIGIN), " ");
    expect(nameless.errors[0]?.extensions.fields).toHaveProperty("name");
    for (let each = 0; each < 10; each++)
      expect((await addPasskey(client, new SoftAuthenticator(ORIGIN), `Key ${each}`)).errors).toEqual([]);
    expect(codesOf(await addPasskey(client, new SoftAuthenticator(ORIGIN)))).toEqual(["BAD_USER_INPUT"]);
  });

  it("goes when its owner joins anew", async () => {
    const { client, email, authenticator } = await aPasskeyOwner();
    const options = await optionsOf(client, "beginPasskey");
    const token = await anInvitation(shop(), email);
    const joining = new StaffClient(shop().url);
    const { data } = await joining.mutate<{ secret: string }>("enrol", { token }, "secret");
    const input = { token, name: "Sam Rowe", password: "wool shuttle anvil 7", code: codeOf(data?.["enrol"]?.secret) };
    expect((await joining.mutate("acceptInvitation", input)).errors).toEqual([]);
    expect((await joining.graphql<Passkeys>(PASSKEYS)).data.me.hasPasskey).toBe(false);
    expect(codesOf(await enter(client, authenticator.get(options)))).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("signing in by a passkey", () => {
  it("takes the password first, says that there is one, and completes the session with a new token", async () => {
    const { client, email, id, authenticator } = await aPasskeyOwner();
    const again = await client.mutate("signIn", { email, password: "a fine long password" }, "hasPasskey");
    expect(again.data).toEqual({ signIn: { hasPasskey: true, errors: [] } });
    const { cookie } = client;
    const options = await optionsOf(client, "beginPasskey");
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required", timeout: 300_000 });
    expect((await enter(client, authenticator.get(options))).errors).toEqual([]);
    expect(client.cookie).not.toBe(cookie);
    const { data } = await client.graphql<Passkeys>(PASSKEYS);
    expect(data.ownPasskeys.passkeys[0]?.lastUsedAt).not.toBeNull();
    expect((await auditOf(id)).at(-1)).toEqual({ what: "staff.signed-in", before: null, after: { byPasskey: true } });
  });

  it("makes a session fresh for what is dangerous", async () => {
    const { signedIn, id, authenticator } = await aPasskeyOwner();
    await shop().database.query(
      "UPDATE staff_session SET started_at = now() - interval '1 hour', proved_at = now() - interval '11 minutes' WHERE staff_id = $1",
      [id],
    );
    expect(codesOf(await signedIn.mutate("renewRecoveryCodes"))).toEqual(["FORBIDDEN"]);
    expect((await enter(signedIn, authenticator.get(await optionsOf(signedIn, "beginPasskey")))).errors).toEqual([]);
    expect((await signedIn.mutate("renewRecoveryCodes")).errors).toEqual([]);
  });

  it("refuses what was used, by the same session, by another one and by two at once", async () => {
    const { client, email, authenticator } = await aPasskeyOwner();
    const answer = authenticator.get(await optionsOf(client, "beginPasskey"));
    const outcomes = await Promise.all([enter(client, answer), enter(client, answer)]);
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "WRONG_CREDENTIALS"]);
    const other = new StaffClient(shop().url);
    await other.signIn(email);
    await optionsOf(other, "beginPasskey");
    expect(codesOf(await enter(other, answer))).toEqual(["WRONG_CREDENTIALS"]);
  });

  it("refuses an answer to another session's challenge, without one, and to one of five minutes ago", async () => {
    const { client, email, authenticator } = await aPasskeyOwner();
    const other = new StaffClient(shop().url);
    await other.signIn(email);
    const answer = authenticator.get(await optionsOf(client, "beginPasskey"));
    expect(codesOf(await enter(other, answer))).toEqual(["WRONG_CREDENTIALS"]);
    const late = authenticator.get(await optionsOf(client, "beginPasskey"));
    await shop().database.query("UPDATE staff_passkey_challenge SET made_at = made_at - interval '5 minutes'");
    expect(codesOf(await enter(client, late))).toEqual(["WRONG_CREDENTIALS"]);
  });

  it("uses a challenge up by a wrong answer too", async () => {
    const { client, authenticator } = await aPasskeyOwner();
    const options = await optionsOf(client, "beginPasskey");
    expect(codesOf(await enter(client, {}))).toEqual(["WRONG_CREDENTIALS"]);
    expect(codesOf(await enter(client, authenticator.get(options)))).toEqual(["WRONG_CREDENTIALS"]);
  });

  it("refuses another origin, another domain, a person who was not verified, and another's passkey", async () => {
    const { client, authenticator } = await aPasskeyOwner();
    const { authenticator: others } = await aPasskeyOwner();
    const stranger = new SoftAuthenticator(ORIGIN);
    const deceits = [
      (options: object) => authenticator.get(options, { origin: "https://localhost:4000" }),
      (options: object) => authenticator.get(options, { rpId: "shop.example" }),
      (options: object) => authenticator.get(options, { isVerified: false }),
      (options: object) => others.get(options),
      (options: object) => ({ ...stranger.get(options), id: authenticator.get(options).id }),
    ];
    for (const deceit of deceits)
      expect(codesOf(await enter(client, deceit(await optionsOf(client, "beginPasskey"))))).toEqual([
        "WRONG_CREDENTIALS",
      ]);
    expect((await enter(client, authenticator.get(await optionsOf(client, "beginPasskey")))).errors).toEqual([]);
  });

  it("refuses a count that does not grow, and takes one that stays 0", async () => {
    const { client, authenticator } = await aPasskeyOwner();
    const counted = async (counter: number) =>
      codesOf(await enter(client, authenticator.get(await optionsOf(client, "beginPasskey"), { counter })));
    expect(await counted(7)).toEqual([]);
    expect(await counted(7)).toEqual(["WRONG_CREDENTIALS"]);
    expect(await counted(0)).toEqual(["WRONG_CREDENTIALS"]);
    expect(await counted(8)).toEqual([]);
    await shop().database.query("UPDATE staff_passkey SET counter = 0");
    expect(await counted(0)).toEqual([]);
    expect(await counted(0)).toEqual([]);
  });

  it("needs a passkey, the password, and somebody who has not left", async () => {
    const { email } = await aMember(shop());
    const client = new StaffClient(shop().url);
    expect(codesOf(await client.mutate("beginPasskey"))).toEqual(["UNAUTHENTICATED"]);
    expect(codesOf(await enter(client, {}))).toEqual(["UNAUTHENTICATED"]);
    const signedIn = await client.mutate("signIn", { email, password: "a fine long password" }, "hasPasskey");
    expect(signedIn.data).toEqual({ signIn: { hasPasskey: false, errors: [] } });
    expect(codesOf(await client.mutate("beginPasskey"))).toEqual(["NOT_FOUND"]);
    const gone = await aPasskeyOwner();
    const answer = gone.authenticator.get(await optionsOf(gone.client, "beginPasskey"));
    await shop().database.query("UPDATE staff SET left_at = now() WHERE id = $1", [gone.id]);
    expect(codesOf(await enter(gone.client, answer))).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("limits of tries", () => {
  const limits = { ...readSettings({}).rateLimits, "sign-ins": 3 };
  const strict = useShop({ settings: { publicUrl: ORIGIN, rateLimits: limits } });

  it("hold for passkeys and codes together", async () => {
    const { client, authenticator } = await aPasskeyOwner(strict);
    for (const _ of [1, 2]) expect(codesOf(await enter(client, {}))).toEqual(["WRONG_CREDENTIALS"]);
    expect(codesOf(await client.enterCode("000000"))).toEqual(["WRONG_CREDENTIALS"]);
    const { status, errors } = await enter(client, authenticator.get(await optionsOf(client, "beginPasskey")));
    expect([status, codesOf({ errors })]).toEqual([429, ["RATE_LIMITED"]]);
  });
});

describe("where browsers offer no passkeys", () => {
  const elsewhere = useShop();

  it("says so, and codes go on to work", async () => {
    const { client, id } = await aSignedInMember(elsewhere());
    expect((await client.graphql<Passkeys>(PASSKEYS)).data.ownPasskeys.isAvailable).toBe(false);
    const { errors } = await client.mutate("beginAddingPasskey");
    expect(codesOf({ errors })).toEqual(["CONFLICT"]);
    expect(errors[0]?.message).toContain("PUBLIC_URL");
    await elsewhere().database.query(
      "INSERT INTO staff_passkey (staff_id, name, credential_id, public_key, counter, transports) VALUES ($1, 'Phone', 'a', 'a', 0, '{}')",
      [id],
    );
    expect(codesOf(await client.mutate("beginPasskey"))).toEqual(["CONFLICT"]);
    expect(codesOf(await enter(client, {}))).toEqual(["CONFLICT"]);
  });
});

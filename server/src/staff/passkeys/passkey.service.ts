import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import type { DataSource, EntityManager } from "typeorm";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction, withRetry } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import { PASSKEY_CHALLENGE_MINUTES } from "../../rules/retention-periods.js";
import { passkeyNameForm } from "../../rules/staff-forms.js";
import type { RelyingParty } from "../access/relying-party.js";
import type { StaffSession } from "../access/staff-context.js";
import { PasskeyNotFound, PasskeysUnavailable, WrongPasskey } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import type { ChallengePurpose } from "./challenge-purpose.js";
import { ALGORITHMS, readUse, verifiedAddition, verifiedUse } from "./passkey-answers.js";
import { passkeyQueries, type PasskeyRow } from "./passkey.queries.js";

/** Passkeys that a member can have. */
const MOST = 10;

const TIMEOUT = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** What a browser asks an authenticator for, as WebAuthn spells it in JSON. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** A verified signature, which counts once it is noted. */
export type VerifiedUse = { passkeyId: string; counter: number };

/** The passkeys of staff: each a second factor besides the codes of the app, which every member has. */
export class PasskeyService {
  constructor(
    private readonly database: DataSource,
    private readonly shop: { readonly name: string },
  ) {}

  /** The passkeys of a member, the oldest first. */
  all(staffId: string): Promise<PasskeyRow[]> {
    return withRetry(() => rowsOf(this.database, passkeyQueries.all, [staffId]));
  }

  /** What the browser needs to make a passkey. It must answer in minutes (PASSKEY_CHALLENGE_MINUTES). @throws {PasskeysUnavailable} */
  async beginAddition(session: StaffSession, party: RelyingParty | undefined): Promise<PasskeyOptions> {
    if (!party) throw new PasskeysUnavailable();
    const known = await this.all(session.staffId);
    const options = await generateRegistrationOptions({
      rpName: this.shop.name,
      rpID: party.id,
      userName: session.email,
      userID: new Uint8Array(Buffer.from(session.staffId.replaceAll("-", ""), "hex")),
      timeout: TIMEOUT,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    });
    await this.keepChallenge(session, "ADD", options.challenge);
    return { ...options };
  }

  /** Adds the passkey that the browser has made. @throws {BadInput} {@link PasskeysUnavailable} {@link WrongPasskey} */
  async add(
    session: StaffSession,
    party: RelyingParty | undefined,
    { response, ...typed }: { name: string; response: unknown },
  ): Promise<PasskeyRow> {
    if (!party) throw new PasskeysUnavailable();
    const { name } = checkedForm(passkeyNameForm, typed);
    const challenge = await this.takeChallenge(session, "ADD");
    const { id, publicKey, counter, transports } = await verifiedAddition(response, { challenge, party });
    const key = Buffer.from(publicKey).toString("base64url");
    const { staffId } = session;
    return inTransaction(this.database, async (manager) => {
      await rowOf(manager, passkeyQueries.lockOwner, [staffId]);
      if ((await rowsOf(manager, passkeyQueries.all, [staffId])).length >= MOST) throw tooMany();
      const [passkey] = await rowsOf(manager, passkeyQueries.add, [staffId, name, id, key, counter, transports]);
      if (!passkey) throw new WrongPasskey();
      await recordOwn(manager, session, "staff.passkey-added", { before: null, after: { passkey: name } });
      return passkey;
    });
  }

  /** @throws {BadInput} {@link PasskeyNotFound} */
  rename(session: StaffSession, { id, ...typed }: { id: string; name: string }): Promise<PasskeyRow> {
    const { name } = checkedForm(passkeyNameForm, typed);
    const { staffId } = session;
    return inTransaction(this.database, async (manager) => {
      await rowOf(manager, passkeyQueries.lockOwner, [staffId]);
      const former = (await rowsOf(manager, passkeyQueries.all, [staffId])).find((each) => each.id === id);
      if (!former) throw new PasskeyNotFound();
      const change = { before: { passkey: former.name }, after: { passkey: name } };
      await recordOwn(manager, session, "staff.passkey-renamed", change);
      return rowOf(manager, passkeyQueries.rename, [staffId, id, name]);
    });
  }

  /** @throws {PasskeyNotFound} */
  remove(session: StaffSession, id: string): Promise<PasskeyRow> {
    return inTransaction(this.database, async (manager) => {
      const [passkey] = isUuid(id) ? await rowsOf(manager, passkeyQueries.remove, [session.staffId, id]) : [];
      if (!passkey) throw new PasskeyNotFound();
      await recordOwn(manager, session, "staff.passkey-removed", { before: { passkey: passkey.name }, after: null });
      return passkey;
    });
  }

  /** What the browser needs to use a passkey of the member. @throws {PasskeysUnavailable} {@link PasskeyNotFound} */
  async beginUse(session: StaffSession, party: RelyingParty | undefined): Promise<PasskeyOptions> {
    if (!party) throw new PasskeysUnavailable();
    const known = await this.all(session.staffId);
    if (known.length === 0) throw new PasskeyNotFound("You have no passkey yet. Please enter a code.");
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      timeout: TIMEOUT,
      allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
      userVerification: "required",
    });
    await this.keepChallenge(session, "USE", options.challenge);
    return { ...options };
  }

  /**
   * Verifies a passkey's answer to the challenge of this session, which is used up. The signature counts once it is noted (`noteUse`).
   * @throws {PasskeysUnavailable} {@link WrongPasskey}
   */
  async verifyUse(session: StaffSession, party: RelyingParty | undefined, answer: unknown): Promise<VerifiedUse> {
    if (!party) throw new PasskeysUnavailable();
    const challenge = await this.takeChallenge(session, "USE");
    const response = readUse(answer);
    const passkey = (await this.all(session.staffId)).find(({ credentialId }) => credentialId === response.id);
    if (!passkey) throw new WrongPasskey();
    return { passkeyId: passkey.id, counter: await verifiedUse(response, passkey, { challenge, party }) };
  }

  private async keepChallenge({ sessionId }: StaffSession, purpose: ChallengePurpose, challenge: string) {
    await rowOf(this.database, passkeyQueries.keepChallenge, [sessionId, purpose, challenge]);
  }

  /** By a statement of its own, so that a refused answer uses the challenge up too. @throws {WrongPasskey} */
  private async takeChallenge({ sessionId }: StaffSession, purpose: ChallengePurpose): Promise<string> {
    const [kept] = await rowsOf(this.database, passkeyQueries.takeChallenge, [sessionId, purpose]);
    if (!kept?.isInTime) throw new WrongPasskey();
    return kept.challenge;
  }
}

/** Notes a verified signature within the caller's transaction: of two with one count, the second finds it used. @throws {WrongPasskey} */
export async function noteUse(manager: EntityManager, staffId: string, use: VerifiedUse): Promise<void> {
  const [noted] = await rowsOf(manager, passkeyQueries.use, [staffId, use.passkeyId, use.counter]);
  if (!noted) throw new WrongPasskey();
}

type Change = Pick<Parameters<typeof recordChanges>[2], "before" | "after">;

const recordOwn = (manager: EntityManager, session: StaffSession, what: string, change: Change) =>
  recordChanges(manager, session, { what, subject: { type: "Staff", id: session.staffId }, ...change });

const tooMany = () => {
  const sentence = `You have ${MOST} passkeys, which is the most. Please remove one first`;
  return new BadInput(`${sentence}.`, { name: sentence });
};

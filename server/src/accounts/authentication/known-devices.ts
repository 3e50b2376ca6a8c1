import { timingSafeEqual } from "node:crypto";
import type { KeyedHash } from "../../kernel/hashing/keyed-hash.js";
import { newToken } from "../../kernel/hashing/link-token.js";

/** An account with its current password hash. */
type Account = { accountId: string; passwordHash: string };

/** Maximum number of accounts per browser, enough for a household. */
const MOST_ACCOUNTS = 5;

const MARK = /^[\w-]{43}(?:\.[\w-]{43})*$/;

/**
 * Browsers that have signed in to an account, after OWASP's device cookies. The cookie holds the browser's id and an HMAC for each
 * account. Its only effect is that the browser's wrong passwords are counted apart from strangers'. The HMAC includes the
 * password hash, so a new password makes every browser unknown again.
 */
export class KnownDevices {
  constructor(private readonly hash: KeyedHash) {}

  /** The id of the browser with this cookie, if the account knows it. */
  find(mark: string | undefined, account: Account | undefined): string | undefined {
    const [id, ...proofs] = partsOf(mark);
    if (id === undefined || !account) return undefined;
    const right = this.hash.allOf(proofText(id, account));
    return proofs.some((proof) => right.some((known) => isSame(proof, known))) ? id : undefined;
  }

  /** The cookie of a browser with the cookie `mark` after a sign-in to the account. */
  mark(mark: string | undefined, account: Account): string {
    const [id = newToken(), ...proofs] = partsOf(mark);
    const proof = this.hash.of(proofText(id, account));
    const others = proofs.filter((other) => other !== proof).slice(0, MOST_ACCOUNTS - 1);
    return [id, proof, ...others].join(".");
  }
}

const partsOf = (mark = ""): string[] => (MARK.test(mark) ? mark.split(".").slice(0, 1 + MOST_ACCOUNTS) : []);

const proofText = (id: string, { accountId, passwordHash }: Account) => `${id} ${accountId} ${passwordHash}`;

/** Id and HMAC have 43 characters each. */
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

import { timingSafeEqual } from "node:crypto";
import type { KeyedHash } from "../../kernel/hashing/keyed-hash.js";
import { newToken } from "../../kernel/hashing/link-token.js";

/** An account with the password that it has now, as a hash. */
type Account = { accountId: string; passwordHash: string };

/** Accounts that one browser is known to: a household's. */
const MOST_ACCOUNTS = 5;

const MARK = /^[\w-]{43}(?:\.[\w-]{43})*$/;

/**
 * Browsers in which an account was signed in before, after OWASP's device cookies. Such a browser holds a mark: an id of its own, and
 * for each account a proof that only the shop can make. It gives no right but to have its wrong passwords counted apart from those
 * of strangers. A proof is made of the password's hash: with another password every browser is a stranger's again.
 */
export class KnownDevices {
  constructor(private readonly hash: KeyedHash) {}

  /** The id of the browser with this mark where the account knows it. */
  find(mark: string | undefined, account: Account | undefined): string | undefined {
    const [id, ...proofs] = partsOf(mark);
    if (id === undefined || !account) return undefined;
    const right = this.hash.allOf(proofText(id, account));
    return proofs.some((proof) => right.some((known) => isSame(proof, known))) ? id : undefined;
  }

  /** The mark of a browser that had `mark`, once the account has signed in with it. */
  mark(mark: string | undefined, account: Account): string {
    const [id = newToken(), ...proofs] = partsOf(mark);
    const proof = this.hash.of(proofText(id, account));
    const others = proofs.filter((other) => other !== proof).slice(0, MOST_ACCOUNTS - 1);
    return [id, proof, ...others].join(".");
  }
}

const partsOf = (mark = ""): string[] => (MARK.test(mark) ? mark.split(".").slice(0, 1 + MOST_ACCOUNTS) : []);

const proofText = (id: string, { accountId, passwordHash }: Account) => `${id} ${accountId} ${passwordHash}`;

/** Both have 43 characters. */
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

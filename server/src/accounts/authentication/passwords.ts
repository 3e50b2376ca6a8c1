import argon2 from "@node-rs/argon2";
import { OWNERS_NAME } from "../../rules/account-forms.js";
import { isOwnersName, type PasswordOwner } from "../../rules/password.js";
import { BadInput } from "../../kernel/errors/shop-error.js";

/** Argon2id with the first of OWASP's choices: 19 MiB, twice, on one thread. The work is done beside the event loop. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password that nobody has: it is checked where there is no account, so that both take equally long. */
const NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$1le/dzEdCdoQMmUjuCsY1A$a23cdej3balzxMLdh6tagcF0gyTHe3yZLfGO9myOedY";

/** What of a password is kept. */
export const hashOfPassword = (password: string): Promise<string> => argon2.hash(password, ARGON2ID);

/** Whether it is the password of this hash; without one never, and not sooner. */
export async function isPasswordOf(known: string | undefined, password: string): Promise<boolean> {
  const isRight = await argon2.verify(known ?? NOBODYS, password);
  return isRight && known !== undefined;
}

/** @throws {BadInput} for a password that is among the first to be tried by anybody */
export async function refuseCommon(password: string): Promise<void> {
  if ((await commonest()).has(password.toLowerCase())) throw badPassword(COMMON);
}

/** @throws {BadInput} for a password that is the first to be tried by who knows its owner */
export function refuseOwnersName(password: string, owner: PasswordOwner): void {
  if (isOwnersName(password, owner)) throw badPassword(OWNERS_NAME);
}

const COMMON = "This password is one of the first that anybody would try. Please choose another";

const badPassword = (sentence: string) => new BadInput(`${sentence}.`, { password: sentence });

let loading: Promise<ReadonlySet<string>> | undefined;

/** Read when it is first needed: a shop that nobody joins has no use for 49,000 words. */
const commonest = () =>
  (loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  ));

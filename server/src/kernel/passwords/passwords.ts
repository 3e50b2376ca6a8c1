import argon2 from "@node-rs/argon2";
import { OWNERS_NAME } from "../../rules/account-forms.js";
import { isOwnersName, type PasswordOwner } from "../../rules/password.js";
import { BadInput } from "../errors/shop-error.js";

/** Argon2id with OWASP's first choice: 19 MiB, two iterations, one thread. It runs outside the event loop. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of an unknown password, checked without an account so that both cases take equally long. */
const NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$1le/dzEdCdoQMmUjuCsY1A$a23cdej3balzxMLdh6tagcF0gyTHe3yZLfGO9myOedY";

/** The stored hash of a password. */
export const hashOfPassword = (password: string): Promise<string> => argon2.hash(password, ARGON2ID);

/** Whether the password matches the hash; without a hash false, after the same time. */
export async function isPasswordOf(known: string | undefined, password: string): Promise<boolean> {
  const isRight = await argon2.verify(known ?? NOBODYS, password);
  return isRight && known !== undefined;
}

/** @throws {BadInput} for a common password */
export async function refuseCommon(password: string): Promise<void> {
  if ((await commonest()).has(password.toLowerCase())) throw badPassword(COMMON);
}

/** @throws {BadInput} for a password that is its owner's name or e-mail address */
export function refuseOwnersName(password: string, owner: PasswordOwner): void {
  if (isOwnersName(password, owner)) throw badPassword(OWNERS_NAME);
}

const COMMON = "This password is one of the first that anybody would try. Please choose another";

const badPassword = (sentence: string) => new BadInput(`${sentence}.`, { password: sentence });

let loading: Promise<ReadonlySet<string>> | undefined;

/** Loaded on first use, because it has 49,000 words. */
const commonest = () =>
  (loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  ));

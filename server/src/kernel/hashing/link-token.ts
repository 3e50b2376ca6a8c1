import { createHash, randomBytes } from "node:crypto";

/** A token that proves access to a mailbox: 32 random bytes can't be guessed. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a token. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

import { createHash, randomBytes } from "node:crypto";

/** What a link in a mail proves that it was read: nobody guesses 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What of a token is kept. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

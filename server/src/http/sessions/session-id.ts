import { randomBytes } from "node:crypto";

/** A new session id of 192 random bits, 32 characters. */
export const newSessionId = (): string => randomBytes(24).toString("base64url");

import { UnknownCursor } from "../../kernel/graphql/unknown-cursor.js";

/** The place of a customer in a list. */
export const customerCursor = (email: string): string => Buffer.from(email).toString("base64url");

/** The e-mail address of a place. @throws {BadInput} for a text that is none */
export function emailOfCursor(cursor: string): string {
  const email = Buffer.from(cursor, "base64url").toString();
  if (!email.includes("@") || email.includes("\0")) throw new UnknownCursor("after");
  return email;
}

import type { SignedIn, Visitor } from "../../kernel/requests/visitor.js";
import { NotSignedIn } from "./account.errors.js";

/** The account of a signed-in visitor. @throws {NotSignedIn} */
export async function requireSignIn(visitor: Visitor): Promise<SignedIn> {
  const signedIn = await visitor.signedIn();
  if (!signedIn) throw new NotSignedIn();
  return signedIn;
}

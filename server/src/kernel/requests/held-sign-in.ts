import type { EntityManager } from "typeorm";
import { Unauthenticated } from "../errors/shop-error.js";
import { rowsOf } from "../sql/query.js";
import { heldSignInQueries } from "./held-sign-in.queries.js";
import type { Visitor } from "./visitor.js";

/** The sign-in ended while its request was under way. The same once more is a guest's. */
class SignedOutMeanwhile extends Unauthenticated {
  constructor() {
    super("You have been signed out in the meantime. Please send it once more.");
  }
}

/**
 * Keeps a visitor's sign-in from ending before the caller's transaction does; nothing for guests. Erasing an account ends its sign-ins
 * first, so it waits for what is being stored and then sees and removes it. Belongs before all else that the transaction locks.
 * @throws {SignedOutMeanwhile} where it has ended since the request began, with the account perhaps
 */
export async function holdSignIn(manager: EntityManager, visitor: Pick<Visitor, "signedIn">): Promise<void> {
  const signedIn = await visitor.signedIn();
  if (!signedIn) return;
  const held = await rowsOf(manager, heldSignInQueries.hold, [signedIn.signInId]);
  if (held.length === 0) throw new SignedOutMeanwhile();
}

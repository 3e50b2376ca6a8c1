import { request } from "../api/request";
import { isSignedOut } from "../api/staff-error";
import { graphql } from "../gql";
import type { MeQuery } from "../gql/graphql";

const ME = graphql(`
  query Me {
    me {
      id
      name
      email
      role
      permissions
      recoveryCodesLeft
      hasPasskey
    }
  }
`);

export type Me = MeQuery["me"];

let known: Promise<Me> | undefined;

/** The member who is signed in, asked for once. */
export const session = {
  /** @throws {StaffError} UNAUTHENTICATED without a sign-in */
  me(): Promise<Me> {
    known ??= request(ME).then(({ me }) => me);
    known.catch(() => session.forget());
    return known;
  },
  /** Whether anybody is signed in. @throws {StaffError} where the shop does not say */
  async isSignedIn(): Promise<boolean> {
    try {
      await session.me();
      return true;
    } catch (error) {
      if (isSignedOut(error)) return false;
      throw error;
    }
  },
  /** Asks anew from now on. */
  forget(): void {
    known = undefined;
  },
  isKnown: (): boolean => known !== undefined,
};

import type { AuthProvider } from "react-admin";
import { request } from "../api/request";
import { isSignedOut } from "../api/staff-error";
import { graphql } from "../gql";
import { isAllowed } from "./access";
import { enterPasskey } from "./passkey";
import { session } from "./session";

// Operations of the sign-in name the errors themselves: strangers may send no fragments, by which they could ask for types.
const ENTER_CODE = graphql(`
  mutation EnterCode($input: EnterCodeInput!) {
    enterCode(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`);

const SIGN_OUT = graphql(`
  mutation SignOut {
    signOut {
      errors {
        code
        message
        field
      }
    }
  }
`);

/** Gives the second factor: completes a sign-in, or makes a complete one fresh. @throws {StaffError} */
export async function enterCode(code: string): Promise<void> {
  await request(ENTER_CODE, { input: { code } });
}

/** Keeps react-admin from a notice: who opens a page without a sign-in sees the form. */
const SILENTLY = Object.assign(new Error(), { message: false });

/** How react-admin signs in, by a code or else by a passkey, and out. A session that has ended leads to the sign-in, and from there back. */
export const authProvider: AuthProvider = {
  async login({ code }: { code?: string }) {
    await (code === undefined ? enterPasskey() : enterCode(code));
    session.forget();
  },
  async logout() {
    if (session.isKnown()) await request(SIGN_OUT).catch(() => {});
    session.forget();
  },
  async checkAuth() {
    if (!(await session.isSignedIn().catch(() => true))) throw SILENTLY;
  },
  async checkError(error: unknown) {
    if (!isSignedOut(error)) return;
    session.forget();
    throw new Error("Your session has ended. Please sign in again.");
  },
  async getIdentity() {
    const { id, name } = await session.me();
    return { id, fullName: name };
  },
  async canAccess({ resource, action }) {
    return isAllowed((await session.me()).permissions, { resource, action });
  },
};

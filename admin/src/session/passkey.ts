import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { graphql } from "../gql";

type Json = Readonly<Record<string, unknown>>;

// Operations of the sign-in name the errors themselves: strangers may send no fragments, by which they could ask for types.
const BEGIN_PASSKEY = graphql(`
  mutation BeginPasskey {
    beginPasskey {
      options
      errors {
        code
        message
        field
      }
    }
  }
`);

const ENTER_PASSKEY = graphql(`
  mutation EnterPasskey($input: EnterPasskeyInput!) {
    enterPasskey(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`);

/** Gives the second factor by a passkey, which the browser asks for. @throws {StaffError} also where it was not given */
export async function enterPasskey(): Promise<void> {
  const { beginPasskey } = await request(BEGIN_PASSKEY);
  const response = await usedPasskey(beginPasskey?.options ?? {});
  await request(ENTER_PASSKEY, { input: { response } });
}

/** What the browser's passkey has signed. */
const usedPasskey = async (options: Json): Promise<Json> => ({
  ...(await orSay(
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
    "The passkey was not used. Please try again, or enter a code.",
  )),
});

/** A passkey that the browser has made. @throws {StaffError} where it made none */
export const madePasskey = async (options: Json): Promise<Json> => ({
  ...(await orSay(
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    "No passkey was made. Please try again.",
  )),
});

const KNOWN = "This device has a passkey of yours already.";

/** Browsers say in their own words why; mostly the person has closed the question. */
async function orSay<Result>(answer: Promise<Result>, sentence: string): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    throw new StaffError(isKnown ? KNOWN : sentence, "CANCELLED");
  }
}

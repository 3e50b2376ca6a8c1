import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { RelyingParty } from "../access/relying-party.js";
import { WrongPasskey } from "../access/staff.errors.js";
import type { PasskeyRow } from "./passkey.queries.js";

/** What passkeys sign with: EdDSA, ES256 and RS256, the COSE numbers of all authenticators in use. Node's others are experiments. */
export const ALGORITHMS = [-8, -7, -257];

const base64url = z.string().regex(/^[\w-]+$/);
const credential = { id: base64url, rawId: base64url, type: z.literal("public-key") };

/** What browsers answer where a passkey is made (RegistrationResponseJSON); what else they send is left out. */
const additionForm = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** What browsers answer where one is used (AuthenticationResponseJSON). */
const useForm = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

/** What a passkey has signed is compared with this. */
type Expected = { challenge: string; party: RelyingParty };

/** An answer that looks like one, before its signature is verified. */
export type PasskeyUse = z.output<typeof useForm>;

/** @throws {WrongPasskey} for what no browser answers */
export const readUse = (answer: unknown): PasskeyUse => read(useForm, answer);

/** The credential of a new passkey, made for this relying party by a person who was verified. @throws {WrongPasskey} */
export async function verifiedAddition(answer: unknown, { challenge, party }: Expected): Promise<WebAuthnCredential> {
  const response = read(additionForm, answer);
  const { verified, registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified) throw new WrongPasskey();
  return { ...registrationInfo.credential, transports: response.response.transports };
}

/**
 * The authenticator's count of signatures, after this one was verified with the public key of the passkey.
 * @throws {WrongPasskey} also for a count that does not grow
 */
export async function verifiedUse(
  response: PasskeyUse,
  passkey: Pick<PasskeyRow, "credentialId" | "publicKey" | "counter">,
  { challenge, party }: Expected,
): Promise<number> {
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw new WrongPasskey();
  return authenticationInfo.newCounter;
}

function read<Form extends z.ZodType>(form: Form, answer: unknown): z.output<Form> {
  const result = form.safeParse(answer);
  if (!result.success) throw new WrongPasskey();
  return result.data;
}

/** The library throws an error for each thing that does not fit; whoever asks is told the same for all. */
const orRefuse = <Result>(verification: Promise<Result>): Promise<Result> =>
  verification.catch(() => {
    throw new WrongPasskey();
  });

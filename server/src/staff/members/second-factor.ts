import { generateSecret, generateURI, verify } from "otplib";

/** Seconds that a phone's clock may be wrong, either way. */
const TOLERANCE = 30;

const CODE = /^\d{6}$/;

/** A new secret for codes, in base32. */
export const newSecret = (): string => generateSecret();

/** The secret as authenticator apps take it, also as a QR code. */
export const otpauthUri = (secret: string, email: string, shop: string): string =>
  generateURI({ issuer: shop, label: email, secret });

/**
 * The step of a right code, in 30 s since 1970; undefined for a wrong one.
 * @param after the step of the last code: it and earlier ones are wrong, so that no code works twice
 */
export async function stepOfCode(secret: string, code: string, after = -1): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, "");
  if (!CODE.test(token)) return undefined;
  const result = await verify({
    secret,
    token,
    epochTolerance: TOLERANCE,
    ...(after >= 0 && { afterTimeStep: after }),
  });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

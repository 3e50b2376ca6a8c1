import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What differs from an honest answer. */
type Deceit = {
  origin?: string;
  rpId?: string;
  /** Whether the person was verified, as by a fingerprint. */
  isVerified?: boolean;
  /** The count of signatures that is told. */
  counter?: number;
};

type Options = { challenge: string; rpId?: string; rp?: { id: string } };

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** An authenticator in software: real WebAuthn signatures by a P-256 key, without a browser. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(32);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #counter = 0;

  constructor(readonly origin: string) {}

  /** Answers the options of a new passkey (RegistrationResponseJSON). */
  create(options: object, deceit: Deceit = {}) {
    const { challenge, rp } = options as Options;
    const data = this.#authenticatorData(deceit.rpId ?? rp?.id ?? "", deceit, this.#credentialData());
    // {"fmt": "none", "attStmt": {}, "authData": …}
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(data),
    ]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData("webauthn.create", challenge, deceit)),
      attestationObject: base64url(attestation),
      transports: ["internal"],
    });
  }

  /** Answers the options of a sign-in (AuthenticationResponseJSON). */
  get(options: object, deceit: Deceit = {}) {
    const { challenge, rpId = "" } = options as Options;
    const clientData = this.#clientData("webauthn.get", challenge, deceit);
    const data = this.#authenticatorData(deceit.rpId ?? rpId, deceit);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  #answer<Response extends object>(response: Response) {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Deceit): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #authenticatorData(rpId: string, deceit: Deceit, credential?: Buffer): Buffer {
    this.#counter = deceit.counter ?? this.#counter + 1;
    const { isVerified = true } = deceit;
    const flags = Buffer.from([0x01 | (isVerified ? 0x04 : 0) | (credential ? 0x40 : 0)]);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), flags, counter, credential ?? Buffer.alloc(0)]);
  }

  /** Id and public key, as COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  #credentialData(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, "base64url")),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, "base64url")),
    ]);
    return Buffer.concat([Buffer.alloc(16), length, this.credentialId, key]);
  }
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Up to 255 bytes. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

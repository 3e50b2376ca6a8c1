import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a challenge is signed for: a passkey to be added, or the second factor. */
const CHALLENGE_PURPOSES = ["ADD", "USE"] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** What an authenticator is to sign, once, in one session. It goes with the session. */
@Entity("staff_passkey_challenge")
export class PasskeyChallenge {
  /** Of the sign-in; a foreign key in the database, since the sign-in imports passkeys. */
  @PrimaryColumn("uuid")
  sessionId!: string;

  @PrimaryColumn("enum", { enum: CHALLENGE_PURPOSES, enumName: "staff_passkey_challenge_purpose_enum" })
  purpose!: ChallengePurpose;

  /** 32 random bytes, base64url. */
  @Column("text")
  challenge!: string;

  @Column("timestamptz", { default: () => "now()" })
  madeAt!: Date;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { CHALLENGE_PURPOSES, type ChallengePurpose } from "../passkeys/challenge-purpose.js";
import { StaffSession } from "./staff-session.entity.js";

/** What an authenticator is to sign, once, in one session. It goes with the session. */
@Entity("staff_passkey_challenge")
export class PasskeyChallenge {
  @PrimaryColumn("uuid")
  @ForeignKey(() => StaffSession, { onDelete: "CASCADE" })
  sessionId!: string;

  @PrimaryColumn("enum", { enum: CHALLENGE_PURPOSES })
  purpose!: ChallengePurpose;

  /** 32 random bytes, base64url. */
  @Column("text")
  challenge!: string;

  @Column("timestamptz", { default: () => "now()" })
  madeAt!: Date;
}

import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";
import { StaffRole } from "../access/permissions.js";

/** An open invitation to join the staff. Accepting it removes it. */
@Entity()
@Unique("staff_invitation_email_once", ["email"])
@Unique("staff_invitation_token_once", ["tokenHash"])
@Check("staff_invitation_email_lower", "email = lower(email)")
@Check("staff_invitation_totp_secret_form", "totp_secret ~ '^[A-Z2-7]{32,}$'")
export class StaffInvitation {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  email!: string;

  @Column("enum", { enum: StaffRole, enumName: "staff_role_enum" })
  role!: StaffRole;

  /** SHA-256 of the token, base64url. */
  @Column("text")
  tokenHash!: string;

  /** Becomes the member's second factor. */
  @Column("text")
  totpSecret!: string;

  @Column("timestamptz")
  expiresAt!: Date;
}

import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from "typeorm";
import { StaffRole } from "./permissions.js";

/** A member of staff. There is none without a second factor. Rows stay, because the audit names them. */
@Entity()
@Unique("staff_email_once", ["email"])
@Check("staff_email_lower", "email = lower(email)")
@Check("staff_password_hashed", "password_hash LIKE '$argon2id$%'")
@Check("staff_totp_secret_form", "totp_secret ~ '^[A-Z2-7]{32,}$'")
export class Staff {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  email!: string;

  @Column("text")
  name!: string;

  @Column("enum", { enum: StaffRole })
  role!: StaffRole;

  @Column("text")
  passwordHash!: string;

  /** Base32. */
  @Column("text")
  totpSecret!: string;

  /** The step of the last code, in 30 s since 1970: that code and earlier ones are refused. */
  @Column("integer")
  lastTotpStep!: number;

  /** Set when the member has left: they can't sign in. */
  @Column("timestamptz", { nullable: true })
  leftAt!: Date | null;

  /** Grows with each change that others must not overwrite unseen. */
  @Column("integer", { default: 1 })
  version!: number;

  @Column("timestamptz", { default: () => "now()" })
  joinedAt!: Date;
}

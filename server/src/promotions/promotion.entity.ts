import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** A percentage discount for a period: with a code for everybody, with unique codes, or automatic. */
@Entity()
@Check("promotion_code_form", "code ~ '^[A-Z0-9]{3,20}$'")
@Check("promotion_percent_range", "percent BETWEEN 1 AND 100")
@Check("promotion_minimum_windows_positive", "minimum_windows >= 1")
@Check("promotion_ends_later", "ends_at > starts_at")
@Check("promotion_codes_of_one_kind", "code IS NULL OR NOT has_unique_codes")
export class Promotion {
  @PrimaryGeneratedColumn("identity", { type: "integer", generatedIdentity: "BY DEFAULT" })
  id!: number;

  @Column("text", { unique: true })
  name!: string;

  /** Null if it applies automatically or has unique codes. */
  @Column("text", { unique: true, nullable: true })
  code!: string | null;

  /** Whether it applies by codes that are made for it (unique-code.entity.ts). */
  @Column("boolean", { default: false })
  hasUniqueCodes!: boolean;

  @Column("integer")
  percent!: number;

  /** Minimum number of coverings in the cart. */
  @Column("integer", { default: 1 })
  minimumWindows!: number;

  @Column("timestamptz")
  startsAt!: Date;

  /** Its end; null without one. */
  @Column("timestamptz", { nullable: true })
  endsAt!: Date | null;

  /** Grows with each change by staff. */
  @Column("integer", { default: 1 })
  version!: number;
}

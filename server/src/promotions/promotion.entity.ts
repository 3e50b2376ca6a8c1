import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** A percentage discount for a period, with a code or automatic. */
@Entity()
@Check("promotion_code_form", "code ~ '^[A-Z0-9]{3,20}$'")
@Check("promotion_percent_range", "percent BETWEEN 1 AND 100")
@Check("promotion_minimum_windows_positive", "minimum_windows >= 1")
@Check("promotion_ends_later", "ends_at > starts_at")
export class Promotion {
  @PrimaryGeneratedColumn("identity", { type: "integer", generatedIdentity: "BY DEFAULT" })
  id!: number;

  @Column("text", { unique: true })
  name!: string;

  /** Null if it applies automatically. */
  @Column("text", { unique: true, nullable: true })
  code!: string | null;

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

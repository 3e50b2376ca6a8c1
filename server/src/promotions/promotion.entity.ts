import { Check, Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** So many percent off, for a while; with a code that shoppers enter, or by itself. */
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

  /** Null where it counts without being asked for. */
  @Column("text", { unique: true, nullable: true })
  code!: string | null;

  @Column("integer")
  percent!: number;

  /** It counts from so many coverings in the cart on. */
  @Column("integer", { default: 1 })
  minimumWindows!: number;

  @Column("timestamptz")
  startsAt!: Date;

  /** Its last moment; null while no end is set. */
  @Column("timestamptz", { nullable: true })
  endsAt!: Date | null;
}

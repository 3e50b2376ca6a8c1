import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from "typeorm";
import { Promotion } from "./promotion.entity.js";

/** A code of a promotion that counts in so many orders. The order's transaction counts its use; a cancelled order gives it back. */
@Entity()
@Check("unique_code_form", "code ~ '^[234679CDFGHJKMNPQRTVWXY]{10}$'")
@Check("unique_code_uses", "max_uses BETWEEN 1 AND 100 AND uses BETWEEN 0 AND max_uses")
@Index("unique_code_of_promotion", ["promotionId", "id"])
export class UniqueCode {
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id!: string;

  @Column("text", { unique: true })
  code!: string;

  @Column("integer")
  @ForeignKey(() => Promotion, { onDelete: "CASCADE" })
  promotionId!: number;

  /** In how many orders it counts. */
  @Column("integer")
  maxUses!: number;

  /** Orders with it that are not cancelled. */
  @Column("integer", { default: 0 })
  uses!: number;

  /** Since when it does not count any more; orders keep it. */
  @Column("timestamptz", { nullable: true })
  voidedAt!: Date | null;

  @Column("timestamptz", { default: () => "now()" })
  madeAt!: Date;
}

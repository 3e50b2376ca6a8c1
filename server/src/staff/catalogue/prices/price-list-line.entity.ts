import { Check, Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { PriceList } from "./price-list.entity.js";

/** What a price list changed of one product, without tax. It names the product by its slug, so it stays when that is withdrawn. */
@Entity()
@Check("price_list_line_changes", "(old_base_pence, old_was_pence) IS DISTINCT FROM (new_base_pence, new_was_pence)")
export class PriceListLine {
  @PrimaryColumn("integer")
  @ForeignKey(() => PriceList, { onDelete: "CASCADE" })
  priceListId!: number;

  @PrimaryColumn("text")
  slug!: string;

  @Column("integer")
  oldBasePence!: number;

  @Column("integer", { nullable: true })
  oldWasPence!: number | null;

  @Column("integer")
  newBasePence!: number;

  @Column("integer", { nullable: true })
  newWasPence!: number | null;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { HeldQuote } from "../held-prices/held-quote.entity.js";

/** Who has agreed to a quote by its link, the latest. It stays when the link ends, and goes with its quote. */
@Entity()
export class HeldQuoteAgreement {
  @PrimaryColumn("uuid")
  @ForeignKey(() => HeldQuote, { onDelete: "CASCADE" })
  quoteId!: string;

  @Column("text")
  name!: string;

  @Column("text", { nullable: true })
  comment!: string | null;

  @Column("timestamptz", { default: () => "now()" })
  agreedAt!: Date;
}

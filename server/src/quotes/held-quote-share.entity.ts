import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";
import { HeldQuote } from "../held-prices/held-quote.entity.js";

/** The link that shows a quote to others, one for each quote. Only the token's hash is stored. It goes with its quote. */
@Entity()
@Unique("held_quote_share_hash", ["hash"])
export class HeldQuoteShare {
  @PrimaryColumn("uuid")
  @ForeignKey(() => HeldQuote, { onDelete: "CASCADE" })
  quoteId!: string;

  /** SHA-256 of the token, base64url. */
  @Column("text")
  hash!: string;

  @Column("timestamptz", { default: () => "now()" })
  madeAt!: Date;
}

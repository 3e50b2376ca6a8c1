import { Check, Column, Entity, ForeignKey, Unique } from "typeorm";
import { SnapshotLineColumns } from "../catalogue/configuration/snapshot-line.columns.js";
import type { Making } from "../rules/fit/making.js";
import type { ChoiceInWords } from "../rules/made-choices.js";
import { HeldQuote } from "./held-quote.entity.js";

/** A line of a held quote with a snapshot of its product. It never changes. */
@Entity()
@Unique("held_quote_line_position", ["quoteId", "position"])
@Unique("held_quote_line_configuration", ["quoteId", "configuration"])
@Check("held_quote_line_quantity_range", "quantity BETWEEN 1 AND 99")
@Check("held_quote_line_adds_up", "total_pence = unit_price_pence * quantity")
@Check("held_quote_line_priced", "unit_price_pence > 0 AND base_price_pence > 0")
export class HeldQuoteLine extends SnapshotLineColumns {
  @Column("uuid")
  @ForeignKey(() => HeldQuote, { onDelete: "CASCADE" })
  quoteId!: string;

  /** Of a cart's line that has this price: product, size, material, colour, options and names as one text. */
  @Column("text")
  configuration!: string;

  @Column("jsonb")
  making!: Making;

  @Column("jsonb")
  choices!: readonly ChoiceInWords[];

  /** Versions of the rules by which the choices were checked. */
  @Column("text")
  optionRulesVersion!: string;

  @Column("text")
  cordRulesVersion!: string;

  /** Base price of the product as it was shown. */
  @Column("integer")
  basePricePence!: number;
}

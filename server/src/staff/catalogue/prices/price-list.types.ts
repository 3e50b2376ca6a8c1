import { Field, Float, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionType } from "../../../kernel/graphql/connection.types.js";
import { IdOf, OwnId } from "../../../kernel/graphql/id-fields.js";
import { MutationPayload } from "../../../kernel/graphql/payload.js";
import { Day, Pence } from "../../../kernel/graphql/scalars.js";
import { Csv } from "./csv.scalar.js";
import type { PriceDifference } from "./price-changes.js";
import type { PriceProblem } from "./price-csv.js";
import { PriceListState } from "./price-list-state.js";
import type { PriceListLineRow, PriceListRow } from "./price-list.queries.js";
import type { PriceImport } from "./price-list.service.js";
import type { CartEffect, PriceComparison } from "./price-preview.service.js";

const PriceField = { BASE_PRICE: "BASE_PRICE", WAS_PRICE: "WAS_PRICE" } as const;

registerEnumType(PriceField, {
  name: "PriceField",
  description: "A price of a product.",
  valuesConfig: {
    BASE_PRICE: { description: "The price of the included size." },
    WAS_PRICE: { description: "The same before a reduction." },
  },
});

registerEnumType(PriceListState, {
  name: "PriceListState",
  description: "What has become of a price list.",
  valuesConfig: {
    PLANNED: { description: "It starts on a day to come." },
    CANCELLED: { description: "It was taken back before it started." },
    APPLIED: { description: "Its prices were set." },
    REVERTED: { description: "It was taken back: its products got the prices that they had before." },
  },
});

@ObjectType("PriceDifference", { description: "A price that a price list changes." })
export class PriceDifferenceType implements PriceDifference {
  @Field(() => String, { description: "Slug of the product." })
  slug!: string;

  @Field(() => String, { description: "What the product is called." })
  name!: string;

  @Field(() => PriceField, { description: "Which of its prices." })
  field!: PriceDifference["field"];

  @Field(() => Pence, { nullable: true, description: "What it is now, without tax; null for no was-price." })
  oldPence!: number | null;

  @Field(() => Pence, { nullable: true, description: "What it is to be, without tax; null for no was-price." })
  newPence!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "By how much, with one decimal; null where there is no price on one side.",
  })
  percent!: number | null;
}

@ObjectType("PriceProblem", { description: "Why a line can't be imported, or was not applied as it is." })
export class PriceProblemType implements PriceProblem {
  @Field(() => Int, { nullable: true, description: "Of the file, from 1; null for the whole file." })
  line!: number | null;

  @Field(() => String, { nullable: true, description: "The slug on it; null where it has none." })
  slug!: string | null;

  @Field(() => String, { description: "A sentence." })
  message!: string;
}

@ObjectType("CartEffect", {
  description: "What a price list does to open carts, before promotions, delivery and tax that is added.",
})
export class CartEffectType implements CartEffect {
  @Field(() => Int, { description: "Open carts with a product whose price changes." })
  cartCount!: number;

  @Field(() => Pence, { description: "What these products cost in them now." })
  beforePence!: number;

  @Field(() => Pence, { description: "What they cost in them then." })
  afterPence!: number;
}

@ObjectType("PricePreview", {
  description: "What a price list would change. Nothing is stored.",
})
export class PricePreviewType implements PriceComparison {
  @Field(() => String, { description: "For `importPrices`; it stands for exactly these differences." })
  fingerprint!: string;

  @Field(() => Int, { description: "Lines that change nothing." })
  unchanged!: number;

  @Field(() => [PriceProblemType], { description: "What keeps it from being imported, in the order of the lines." })
  problems!: PriceProblem[];

  /** Shown as differences. */
  changes!: PriceComparison["changes"];
}

/** Ids are apart: their decorators are not inherited. */
@ObjectType()
abstract class PriceListFields implements Omit<PriceListRow, "id"> {
  @Field(() => String, { description: "What staff call it." })
  name!: string;

  @Field(() => Date, { description: "When it was imported." })
  importedAt!: Date;

  @Field(() => String, { nullable: true, description: "E-mail address of who did it; null for a command." })
  importedBy!: string | null;

  @Field(() => PriceListState, { description: "What has become of it." })
  state!: PriceListState;

  @Field(() => Day, {
    nullable: true,
    description: "The day in London with whose beginning it starts; null for one that started when it was imported.",
  })
  effectiveFrom!: string | null;

  @Field(() => Date, { nullable: true, description: "When its prices were set; null before." })
  appliedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When it was taken back or cancelled; null where it was not." })
  revertedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "E-mail address of who took it back; null for a command." })
  revertedBy!: string | null;

  @Field(() => Int, {
    description: "How many products it changed; of a planned one, how many it would have when it was imported.",
  })
  lineCount!: number;
}

@ObjectType("PriceListSummary", { description: "A price list in a list." })
class PriceListSummaryType extends PriceListFields implements PriceListRow {
  @IdOf("PriceList", { description: "For `priceList` and `revertPrices`." })
  id!: number;
}

@ObjectType("PriceListLine", { description: "What a price list changed of one product." })
export class PriceListLineType implements PriceListLineRow {
  @Field(() => String, { description: "Slug of the product." })
  slug!: string;

  @Field(() => String, {
    nullable: true,
    description: "What the product is called; null where there is no such product any more.",
  })
  name!: string | null;

  @Field(() => Pence, { description: "Its price before, without tax." })
  oldBasePence!: number;

  @Field(() => Pence, { nullable: true, description: "Its was-price before." })
  oldWasPence!: number | null;

  @Field(() => Pence, { description: "The price that the list gave it." })
  newBasePence!: number;

  @Field(() => Pence, { nullable: true, description: "The was-price that the list gave it." })
  newWasPence!: number | null;

  @Field(() => Boolean, { description: "Whether the product has other prices now than the list gave it." })
  isChangedSince!: boolean;
}

@ObjectType("PriceList", { description: "An imported price list." })
export class PriceListType extends PriceListFields implements PriceListRow {
  @OwnId("Opaque.")
  id!: number;
}

@ObjectType({ description: "A page of price lists, the newest first." })
export class PriceListConnection extends connectionType<PriceListRow>(
  PriceListSummaryType,
  "PriceList",
  "price lists",
) {}

@InputType({ description: "A price list that is to be imported." })
export class ImportPricesInput implements PriceImport {
  @Field(() => String, { description: "What staff call it, 2 to 60 characters." })
  name!: string;

  @Field(() => Csv, { description: "As for `previewPrices`." })
  csv!: string;

  @Field(() => String, { description: "Of the preview that was looked at." })
  fingerprint!: string;

  @Field(() => Day, {
    nullable: true,
    description:
      "The day in London with whose beginning it starts, after today; at once if left out. It then counts whatever the prices are by then.",
  })
  effectiveFrom?: string | null;
}

@InputType({ description: "A price list that is to be taken back." })
export class RevertPricesInput {
  @IdOf("PriceList", { description: "Which one." })
  id!: string;
}

/** The payload of a mutation of a price list. */
@ObjectType()
export abstract class PriceListPayload extends MutationPayload {
  @Field(() => PriceListType, { nullable: true, description: "The price list as it is now." })
  priceList?: PriceListRow | null;
}

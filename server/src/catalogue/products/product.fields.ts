import { Field, Float, Int, ObjectType } from "type-graphql";
import { Column, ForeignKey, PrimaryGeneratedColumn } from "typeorm";
import { Day, Inches, Pence } from "../../kernel/graphql/scalars.js";
import { DECIMAL, INCHES } from "../../kernel/sql/number-columns.js";
import type { EasyOperation } from "../../rules/easy-operations.js";
import type { Family, Feature, MaterialFilter } from "../../rules/product-attributes.js";
import type { Room } from "../../rules/rooms.js";
import { EasyOperationEnum, FamilyEnum, FeatureEnum, RoomEnum } from "./attribute-enums.js";
import { Category } from "./category.entity.js";

@ObjectType({ description: "A choice without a price, such as fit or control side." })
export class ProductOption {
  @Field(() => String, { description: "The name to send in a customization." })
  name!: string;

  @Field(() => String, { description: "The value that is made where nothing is chosen." })
  defaultValue!: string;

  /** The API adds labels to them. */
  values!: string[];
}

@ObjectType({ description: "A value of an option." })
export class ProductOptionValue {
  @Field(() => String, { description: "The value to send in a customization." })
  name!: string;

  @Field(() => String, { description: "What a British shopper reads." })
  label!: string;
}

@ObjectType({ description: "One line of a product's specifications." })
export class Specification {
  @Field(() => String, { description: "What it is about." })
  name!: string;

  @Field(() => String, { description: "How it is." })
  value!: string;
}

/** Fields of a product that are columns of its table and fields of the API alike. */
@ObjectType()
export abstract class ProductFields {
  @PrimaryGeneratedColumn("identity", { type: "integer", generatedIdentity: "BY DEFAULT" })
  id!: number;

  @Column("text", { unique: true })
  @Field(() => String, { description: "Its part of the shop's URLs: /products/{slug}." })
  slug!: string;

  @Column("text")
  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Column("text")
  @Field(() => FamilyEnum, { description: "Kind of product." })
  family!: Family;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "What tells products of one family apart in a drawing." })
  variant!: string | null;

  @Column("integer")
  @ForeignKey(() => Category)
  categoryId!: number;

  /** Unique place in the shop's own order, from 0: by popularity, unless staff have moved it. */
  @Column("integer", { unique: true })
  position!: number;

  @Column("integer")
  @Field(() => Pence, { description: "The current price of the included size (36 by 48 inches)." })
  basePricePence!: number;

  /** Updated by a trigger. */
  @Column({ type: "integer", insert: false, update: false })
  @Field(() => Pence, {
    description: "The least it can cost: its smallest size in its cheapest material, which is its first.",
  })
  fromPricePence!: number;

  @Column("integer", { nullable: true })
  @Field(() => Pence, {
    nullable: true,
    description: "The price before the reduction that runs now. It enters no sum.",
  })
  wasPricePence!: number | null;

  /** Updated by a trigger, from the price history. */
  @Column({ type: "date", nullable: true, insert: false, update: false })
  @Field(() => Day, {
    nullable: true,
    description: "The first day on which `wasPricePence` was charged; null where the price history does not show it.",
  })
  wasPriceChargedFrom!: string | null;

  @Column({ type: "date", nullable: true, insert: false, update: false })
  @Field(() => Day, { nullable: true, description: "The last day on which `wasPricePence` was charged, likewise." })
  wasPriceChargedTo!: string | null;

  @Column("text")
  @Field(() => String, { description: "One or two sentences, for a card." })
  shortDescription!: string;

  @Column("text")
  @Field(() => String, { description: "Paragraphs parted by an empty line." })
  description!: string;

  @Column("text")
  @Field(() => String, { description: "Id of the material filter it belongs to." })
  material!: MaterialFilter;

  @Column("jsonb")
  @Field(() => [ProductOption], { description: "Choices that a cart line may carry as customizations." })
  options!: ProductOption[];

  @Column("text", { array: true })
  @Field(() => [RoomEnum], { description: "The rooms it suits." })
  rooms!: readonly Room[];

  @Column("text", { array: true })
  @Field(() => [FeatureEnum], { description: "What it has or is." })
  features!: readonly Feature[];

  /** Updated by a trigger. */
  @Column({ type: "text", array: true, insert: false, update: false })
  @Field(() => [EasyOperationEnum], {
    description: "How it is easy to operate, by its control; empty with a cord or chain, or without a control.",
  })
  easyToOperate!: readonly EasyOperation[];

  @Column(INCHES)
  @Field(() => Inches, { description: "The narrowest that is made." })
  minWidth!: number;

  @Column(INCHES)
  @Field(() => Inches, { description: "The widest that is made." })
  maxWidth!: number;

  @Column(INCHES)
  @Field(() => Inches, { description: "The shortest drop that is made." })
  minHeight!: number;

  @Column(INCHES)
  @Field(() => Inches, { description: "The longest drop that is made." })
  maxHeight!: number;

  @Column({ ...DECIMAL, precision: 4, scale: 1, nullable: true })
  @Field(() => Float, {
    nullable: true,
    description: "Square metres that one piece may have at most, whatever its sides; null without such a limit.",
  })
  maxArea!: number | null;

  @Column({ ...INCHES, nullable: true })
  @Field(() => Inches, {
    nullable: true,
    description: "How much wider than high it has to be, of an awning than it comes out; null without such a limit.",
  })
  minWidthBeyondHeight!: number | null;

  @Column("integer")
  warrantyYears!: number;

  /** At least the shop's 14. */
  @Column("integer")
  @Field(() => Int, { description: "Days from order to delivery." })
  leadTimeDays!: number;

  @Column("boolean")
  @Field(() => Boolean, { description: "Whether it wears the badge “New”." })
  isNew!: boolean;

  @Column("boolean")
  @Field(() => Boolean, { description: "Whether it wears the badge “Bestseller”." })
  isBestSeller!: boolean;

  @Column("jsonb")
  @Field(() => [Specification], { description: "Facts beside the size limits and the warranty." })
  specifications!: Specification[];

  /** Updated by a trigger, like the number of reviews. */
  @Column({ ...DECIMAL, precision: 3, scale: 2, nullable: true, insert: false, update: false })
  @Field(() => Float, {
    nullable: true,
    description:
      "Average of its customers' reviews, 1 to 5, two decimals; of samples while there are none, and null without any.",
  })
  rating!: number | null;

  @Column({ type: "integer", default: 0, insert: false, update: false })
  @Field(() => Int, { description: "How many reviews its rating is the average of." })
  reviewCount!: number;

  @Column({ type: "boolean", default: false, insert: false, update: false })
  @Field(() => Boolean, {
    description:
      "Whether its rating is of sample reviews, because no customer has written one: say so beside it, and keep it out of structured data.",
  })
  ratingIsSample!: boolean;
}

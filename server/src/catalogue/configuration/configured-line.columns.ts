import { Field, Int, ObjectType } from "type-graphql";
import { Column, PrimaryGeneratedColumn } from "typeorm";
import { OwnId } from "../../kernel/graphql/id-fields.js";
import { Inches } from "../../kernel/graphql/scalars.js";
import { INCHES } from "../../kernel/sql/number-columns.js";

/** Columns of cart and order lines that are fields of the API alike. */
@ObjectType()
export abstract class ConfiguredLineColumns {
  @PrimaryGeneratedColumn("uuid")
  @OwnId("Opaque.")
  id!: string;

  @Column(INCHES)
  @Field(() => Inches, { description: "Width of one." })
  width!: number;

  @Column(INCHES)
  @Field(() => Inches, { description: "Height (drop) of one." })
  height!: number;

  @Column("text")
  @Field(() => String, { description: "As the product names it." })
  material!: string;

  @Column("text")
  @Field(() => String, { description: "As the product names it." })
  color!: string;

  @Column("integer")
  @Field(() => Int, { description: "1 to 99." })
  quantity!: number;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "The room, as the shopper calls it; null where none was named." })
  roomName!: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The window in it, as the shopper calls it; null where none was named.",
  })
  windowName!: string | null;
}

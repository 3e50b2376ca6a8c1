import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { OwnId } from "../../kernel/graphql/id-fields.js";

@Entity()
@Check("picture_focus_range", "focus_x BETWEEN 0 AND 100 AND focus_y BETWEEN 0 AND 100")
@ObjectType({ description: "A picture, served as AVIF and WebP in several widths." })
export class Picture {
  @PrimaryColumn("text")
  @OwnId("Opaque.")
  id!: string;

  @Column("text")
  @Field(() => String, { description: "What is seen, for those who cannot see it." })
  alt!: string;

  @Column("integer")
  @Field(() => Int, { description: "Pixels of the original." })
  width!: number;

  @Column("integer")
  @Field(() => Int, { description: "Pixels of the original." })
  height!: number;

  @Column("integer", { array: true })
  @Field(() => [Int], { description: "The widths in which it is served, in pixels, narrowest first." })
  widths!: readonly number[];

  @Column("text")
  @Field(() => String, { description: "Dominant colour, #rrggbb, to show until the picture arrives." })
  color!: string;

  @Column("text")
  @Field(() => String, { description: "A 16 pixel preview as a data URI." })
  placeholder!: string;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Name of the colour in which it shows its product; null where it shows none that is sold, or any.",
  })
  shownColor!: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "Colour of the part that can be shown in any other, #rrggbb: lay that colour, divided by this one, over the picture within its mask, and multiply. Null where it has no mask.",
  })
  tintBase!: string | null;

  /** The point that stays in view where it is cropped, in percent from the left and from the top. */
  @Column("smallint", { default: 50 })
  focusX!: number;

  @Column("smallint", { default: 50 })
  focusY!: number;
}

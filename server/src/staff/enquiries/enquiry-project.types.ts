import { Field, Int, ObjectType } from "type-graphql";
import { OwnId } from "../../kernel/graphql/id-fields.js";
import { Pence } from "../../kernel/graphql/scalars.js";

@ObjectType("EnquiryOption", { description: "What a household considers for a window, as it was when it was sent." })
export class EnquiryOption {
  @Field(() => String, { description: "Product, material and colour." })
  name!: string;

  @Field(() => String, { description: "The size that was typed, width before height." })
  size!: string;

  @Field(() => [String], { description: "The choices in words: “Fit: Recess”." })
  choices!: string[];

  @Field(() => Boolean, { description: "Whether the household has chosen it for the window." })
  isChosen!: boolean;

  @Field(() => Pence, { description: "What one cost then." })
  totalPence!: number;

  @Field(() => String, { nullable: true, description: "Why it could not be ordered then; null where it could." })
  refusal!: string | null;
}

@ObjectType("EnquiryPhoto", { description: "A photo of a window that was sent." })
export class EnquiryPhoto {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => Int, { description: "Pixels." })
  width!: number;

  @Field(() => Int, { description: "Pixels." })
  height!: number;

  @Field(() => String, { description: "Its path for staff who are signed in." })
  url!: string;
}

@ObjectType("EnquiryWindow", { description: "A window of a household, as it was when it was sent." })
export class EnquiryWindow {
  @Field(() => String, { description: "Tells it from the others." })
  key!: string;

  @Field(() => String, {
    nullable: true,
    description: "As the household calls its room; null where it stands in none.",
  })
  room!: string | null;

  @Field(() => String, { description: "As the household calls it." })
  name!: string;

  @Field(() => String, { description: "How it is built and opens." })
  kind!: string;

  @Field(() => [String], { description: "What was measured, in rows: “Width: top 1016 mm; bottom 1010 mm”." })
  figures!: string[];

  @Field(() => String, { nullable: true, description: "What is in the way, in the household's words." })
  notes!: string | null;

  @Field(() => EnquiryPhoto, { nullable: true, description: "Null where none was sent." })
  photo!: EnquiryPhoto | null;

  @Field(() => [EnquiryOption], { description: "What is considered for it." })
  options!: EnquiryOption[];
}

@ObjectType("EnquiryProject", { description: "The project that was sent with a quote request, as it was then." })
export class EnquiryProject {
  @Field(() => [EnquiryWindow], { description: "By room." })
  windows!: EnquiryWindow[];

  @Field(() => Int, { description: "How many windows have a choice." })
  chosenCount!: number;

  @Field(() => Pence, { description: "What the choices that could be ordered, at most 50, cost then as one order." })
  totalPence!: number;
}

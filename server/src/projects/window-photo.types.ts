import { Field, Int, ObjectType } from "type-graphql";
import { OwnId } from "../kernel/graphql/id-fields.js";

@ObjectType("WindowPhoto", {
  description: "A photo of a window. It has no URL, so that only the household sees it.",
})
export class WindowPhotoType {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => Int, { description: "Pixels of the whole photo." })
  width!: number;

  @Field(() => Int, { description: "Pixels of the whole photo." })
  height!: number;

  @Field(() => String, { description: "A small JPEG of it as a `data:` URL." })
  preview!: string;
}

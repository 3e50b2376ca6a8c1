import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { OwnId } from "../../kernel/graphql/id-fields.js";
import { StaffRole } from "../access/permissions.js";
import type { StaffRow } from "./staff.queries.js";

registerEnumType(StaffRole, {
  name: "StaffRole",
  description: "What a member of staff may do.",
  valuesConfig: {
    OWNER: { description: "Everything, and who else may do what." },
    ORDERS: { description: "Orders: find, move, export." },
    CATALOGUE: { description: "Products, prices and promotions." },
    CONTENT: { description: "Texts, reviews and answers." },
  },
});

@ObjectType("Staff", { description: "A member of staff." })
export class StaffType implements StaffRow {
  @OwnId("Opaque.")
  id!: string;

  @Field(() => String, { description: "By which they sign in, in lower case." })
  email!: string;

  @Field(() => String, { description: "First and last name." })
  name!: string;

  @Field(() => StaffRole, { description: "What they may do." })
  role!: StaffRole;

  @Field(() => Date, { nullable: true, description: "Since when they are no longer staff; null while they are." })
  leftAt!: Date | null;

  @Field(() => Int, { description: "For `expectedVersion`; grows with each change." })
  version!: number;

  @Field(() => Date, { description: "Since when they are staff." })
  joinedAt!: Date;

  @Field(() => Int, { description: "Recovery codes that have not been used." })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: "Whether they have a passkey, besides the codes of their app." })
  hasPasskey!: boolean;
}

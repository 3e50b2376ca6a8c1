import { Field, InputType, Int } from "type-graphql";
import { IdOf } from "../../kernel/graphql/id-fields.js";
import { StaffRole } from "../access/permissions.js";

@InputType({ description: "The new role of a member of staff." })
export class ChangeStaffRoleInput {
  @IdOf("Staff", { description: "Who gets it." })
  id!: string;

  @Field(() => StaffRole, { description: "The role." })
  role!: StaffRole;

  @Field(() => Int, { description: "`version` of the member as it was looked at." })
  expectedVersion!: number;
}

@InputType({ description: "A member who leaves the staff." })
export class DismissStaffInput {
  @IdOf("Staff", { description: "Who leaves." })
  id!: string;

  @Field(() => Int, { description: "`version` of the member as it was looked at." })
  expectedVersion!: number;
}

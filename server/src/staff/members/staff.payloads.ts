import { Field, ObjectType } from "type-graphql";
import { MutationPayload } from "../../kernel/graphql/payload.js";
import type { StaffRow } from "./staff.queries.js";
import { StaffType } from "./staff.types.js";

/** The payload of a mutation of a member of staff. */
@ObjectType()
export abstract class StaffPayload extends MutationPayload {
  @Field(() => StaffType, { nullable: true, description: "The member as they are now." })
  staff?: StaffRow;
}

/** The payload of a mutation that makes recovery codes. */
@ObjectType()
export abstract class RecoveryCodesPayload extends StaffPayload {
  @Field(() => [String], {
    nullable: true,
    description: "Each signs in once instead of a code of the app. They are never shown again.",
  })
  recoveryCodes?: string[];
}

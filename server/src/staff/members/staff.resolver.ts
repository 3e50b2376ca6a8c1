import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { PayloadMutation } from "../../kernel/graphql/payload.js";
import { May } from "../access/may.js";
import { permissionsOf } from "../access/permissions.js";
import { sessionOf, type StaffContext } from "../access/staff-context.js";
import { ChangeStaffRoleInput, DismissStaffInput } from "./staff.inputs.js";
import { RecoveryCodesPayload, StaffPayload } from "./staff.payloads.js";
import type { StaffRow } from "./staff.queries.js";
import type { StaffService } from "./staff.service.js";
import { StaffType } from "./staff.types.js";

export type StaffServices = { staff: StaffService };

@Resolver(() => StaffType)
export class StaffResolver {
  @May("self:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => StaffType, { description: "The member who is signed in." })
  me(@Ctx() context: StaffContext<StaffServices>): Promise<StaffRow> {
    return context.services.staff.member(sessionOf(context).staffId);
  }

  @May("staff:read")
  @Fails("SERVICE_UNAVAILABLE")
  @Query(() => [StaffType], { description: "All members of staff; those who have left come last." })
  staff(@Ctx() { services }: StaffContext<StaffServices>): Promise<StaffRow[]> {
    return services.staff.all();
  }

  @May("self:secure")
  @Fails("SERVICE_UNAVAILABLE")
  @PayloadMutation(RecoveryCodesPayload, {
    description: "Makes ten recovery codes; the former ones no longer work. Needs a fresh code.",
  })
  renewRecoveryCodes(@Ctx() context: StaffContext<StaffServices>): Promise<RecoveryCodesPayload> {
    return context.services.staff.renewRecoveryCodes(sessionOf(context));
  }

  @May("staff:change")
  @Fails("NOT_FOUND", ["CONFLICT", "somebody was faster, or the shop would be without an owner"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffPayload, { description: "Gives a member another role. Needs a fresh code." })
  async changeStaffRole(
    @Arg("input", () => ChangeStaffRoleInput, { description: "Who gets which role." }) input: ChangeStaffRoleInput,
    @Ctx() context: StaffContext<StaffServices>,
  ): Promise<StaffPayload> {
    return { staff: await context.services.staff.changeRole(sessionOf(context), input) };
  }

  @May("staff:change")
  @Fails("NOT_FOUND", ["CONFLICT", "somebody was faster, or the shop would be without an owner"], "SERVICE_UNAVAILABLE")
  @PayloadMutation(StaffPayload, {
    description: "A member leaves: they are signed out everywhere and can't sign in. Needs a fresh code.",
  })
  async dismissStaff(
    @Arg("input", () => DismissStaffInput, { description: "Who leaves." }) input: DismissStaffInput,
    @Ctx() context: StaffContext<StaffServices>,
  ): Promise<StaffPayload> {
    return { staff: await context.services.staff.dismiss(sessionOf(context), input) };
  }

  @FieldResolver(() => [String], {
    description: "What the role may, such as `staff:read`; each operation checks it itself.",
  })
  permissions(@Root() { role }: StaffRow): string[] {
    return permissionsOf(role);
  }
}

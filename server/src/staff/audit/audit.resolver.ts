import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { Fails } from "../../kernel/graphql/fails.js";
import { globalId } from "../../kernel/graphql/global-id.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { AfterArg, pageWindow } from "../../kernel/graphql/page-window.js";
import { May } from "../access/may.js";
import type { StaffContext } from "../access/staff-context.js";
import type { AuditRow } from "./audit.queries.js";
import type { AuditService } from "./audit.service.js";
import { AuditConnection, AuditEntryType } from "./audit.types.js";

export type AuditServices = { staffAudit: AuditService };

@Resolver(() => AuditEntryType)
export class AuditResolver {
  @May("audit:read")
  @Fails("BAD_USER_INPUT", "SERVICE_UNAVAILABLE")
  @Query(() => AuditConnection, { complexity: pageCost, description: "Every change by staff, the newest first." })
  audit(
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100 entries." }) first: number,
    @AfterArg() after: string | null | undefined,
    @Ctx() { services }: StaffContext<AuditServices>,
  ): Promise<AuditConnection> {
    return services.staffAudit.page(pageWindow({ first, after: after ?? null }));
  }

  @FieldResolver(() => ID, { description: "Id of what was changed." })
  subject(@Root() { subjectType, subjectId }: AuditRow): string {
    return globalId(subjectType, subjectId);
  }

  @FieldResolver(() => String, { nullable: true, description: "What it was, as JSON; null for something new." })
  before(@Root() { before }: AuditRow): string | null {
    return asJson(before);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "What it is since then, as JSON; null for something removed.",
  })
  after(@Root() { after }: AuditRow): string | null {
    return asJson(after);
  }
}

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

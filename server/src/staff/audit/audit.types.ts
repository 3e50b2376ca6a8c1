import { Field, ObjectType } from "type-graphql";
import { connectionType } from "../../kernel/graphql/connection.types.js";
import { OwnId } from "../../kernel/graphql/id-fields.js";
import type { AuditRow } from "./audit.queries.js";

@ObjectType("AuditEntry", { description: "A change by staff." })
export class AuditEntryType implements AuditRow {
  @OwnId("Opaque; grows with time.")
  id!: number;

  @Field(() => Date, { description: "When." })
  at!: Date;

  @Field(() => String, { nullable: true, description: "E-mail address of who did it; null for a command." })
  by!: string | null;

  @Field(() => String, { description: "What was done, such as `order.moved`." })
  what!: string;

  @Field(() => String, { description: "What was changed: a type of this schema, such as `Order`." })
  subjectType!: string;

  subjectId!: string;

  /** As JSON by AuditResolver. */
  before!: AuditRow["before"];

  /** As JSON by AuditResolver. */
  after!: AuditRow["after"];
}

@ObjectType({ description: "A page of the audit, the newest first." })
export class AuditConnection extends connectionType<AuditRow>(AuditEntryType, "Audit", "entries") {}

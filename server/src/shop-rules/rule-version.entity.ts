import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { RULE_KINDS, type RuleContent, type RuleKind } from "../rules/published-rules.js";

/**
 * A version of a kind of rules. The newest published one of its kind is in force. Triggers refuse every change but the publishing of a
 * draft.
 */
@Entity()
@Check("rule_version_from_one", "version >= 1")
@Check("rule_version_published_once", "(published_at IS NULL) = (published_by IS NULL)")
export class RuleVersion {
  @PrimaryColumn("enum", { enum: RULE_KINDS, enumName: "rule_kind_enum" })
  kind!: RuleKind;

  /** Counts from 1 in each kind. */
  @PrimaryColumn("integer")
  version!: number;

  /** Every figure and sentence of the kind, as its form left them. */
  @Column("jsonb")
  content!: RuleContent;

  @Column("timestamptz", { default: () => "now()" })
  savedAt!: Date;

  /** Id of the member of staff who saved it; staff are another domain. */
  @Column("uuid")
  savedBy!: string;

  /** Null for a draft. */
  @Column("timestamptz", { nullable: true })
  publishedAt!: Date | null;

  @Column("uuid", { nullable: true })
  publishedBy!: string | null;

  /** The earlier version whose rules it took back; 0 for the installed ones. */
  @Column("integer", { nullable: true })
  takenFrom!: number | null;
}

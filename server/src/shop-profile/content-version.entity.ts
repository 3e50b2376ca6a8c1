import { Check, Column, Entity, PrimaryColumn } from "typeorm";
import { CONTENT_KINDS, type Content, type ContentKind } from "../rules/content-forms.js";

/**
 * A version of a document with facts of the shop. The newest published one of its kind is in force. Triggers refuse every change but the
 * publishing of a draft.
 */
@Entity()
@Check("content_version_from_one", "version >= 1")
@Check("content_version_published_once", "(published_at IS NULL) = (published_by IS NULL)")
export class ContentVersion {
  @PrimaryColumn("enum", { enum: CONTENT_KINDS, enumName: "content_kind_enum" })
  kind!: ContentKind;

  /** Counts from 1 in each kind. */
  @PrimaryColumn("integer")
  version!: number;

  /** Every fact of the kind, as its form left them. */
  @Column("jsonb")
  content!: Content;

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

  /** The earlier version whose facts it took back; 0 for those of the profile file. */
  @Column("integer", { nullable: true })
  takenFrom!: number | null;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Visit } from "./visit.entity.js";

/** A link in a mail, by which a visit is moved and cancelled. Only the token's hash is stored. It goes with its visit. */
@Entity()
@Index(["visitId"])
export class VisitToken {
  /** SHA-256 of the token, base64url. */
  @PrimaryColumn("text")
  hash!: string;

  @Column("uuid")
  @ForeignKey(() => Visit, { onDelete: "CASCADE" })
  visitId!: string;
}

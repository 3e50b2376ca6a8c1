import { Check, Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import type { ProjectSnapshot } from "../projects/project-snapshot.js";
import { QuoteRequest } from "./quote-request.entity.js";

/** A household's project as it was sent with a quote request. A trigger refuses every change; it goes with the request. */
@Entity()
@Check("attached_project_has_windows", "coalesce(jsonb_array_length(contents->'windows') > 0, false)")
@Check(
  "attached_project_complete",
  "jsonb_typeof(contents->'totals') = 'object' AND NOT jsonb_path_exists(contents, '$.windows[*] ? (!(exists(@.key) && exists(@.name) && exists(@.figures.kind) && exists(@.options)))')",
)
export class AttachedProject {
  @PrimaryColumn("uuid")
  @ForeignKey(() => QuoteRequest, { onDelete: "CASCADE" })
  quoteRequestId!: string;

  @Column("jsonb")
  contents!: ProjectSnapshot;
}

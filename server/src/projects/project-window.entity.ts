import { Check, Column, Entity, ForeignKey, Index, Unique } from "typeorm";
import { INCHES } from "../kernel/sql/number-columns.js";
import type { BayPart, WindowValues } from "../rules/project-window.js";
import { Substrate, WindowKind, WindowOpening } from "../rules/project/window-kinds.js";
import { ProjectRoom } from "./project-room.entity.js";
import { Project } from "./project.entity.js";
import { VersionedColumns } from "./versioned.columns.js";
import { LENGTHS_IN_RANGE, MILLIMETRES_IN_RANGE } from "./window-checks.js";
import { WindowPhoto } from "./window-photo.entity.js";

const LENGTH = { ...INCHES, nullable: true } as const;
const MILLIMETRES = { type: "smallint", nullable: true } as const;

/** A window of a project, as far as it is measured. `rules/project-window.ts` says what its fields mean. */
@Entity()
@Unique("project_window_once", ["projectId", "key"])
@ForeignKey(() => WindowPhoto, ["photoId"], ["id"], { onDelete: "SET NULL" })
@Index(["projectId", "roomKey"])
@Index(["photoId"])
@ForeignKey(() => Project, ["projectId"], ["id"], { onDelete: "CASCADE" })
@ForeignKey(() => ProjectRoom, ["projectId", "roomKey"], ["projectId", "key"])
@Check("project_window_named", "name <> ''")
@Check("project_window_version_positive", "version > 0")
@Check("project_window_options_version_range", "options_version >= 0")
@Check("project_window_lengths_in_range", LENGTHS_IN_RANGE)
@Check("project_window_millimetres_in_range", MILLIMETRES_IN_RANGE)
@Check(
  "project_window_bay_parts",
  "jsonb_typeof(bay_parts) = 'array' AND jsonb_array_length(bay_parts) IN (0, 2, 3, 4, 5, 6, 7)",
)
export class ProjectWindow extends VersionedColumns implements WindowValues {
  @Column("text")
  name!: string;

  @Column("uuid", { nullable: true })
  roomKey!: string | null;

  @Column("enum", { enum: WindowKind, enumName: "window_kind" })
  kind!: WindowKind;

  @Column("jsonb", { default: [] })
  bayParts!: BayPart[];

  @Column(LENGTH) widthTop!: number | null;
  @Column(LENGTH) widthMiddle!: number | null;
  @Column(LENGTH) widthBottom!: number | null;
  @Column(LENGTH) dropLeft!: number | null;
  @Column(LENGTH) dropCentre!: number | null;
  @Column(LENGTH) dropRight!: number | null;
  @Column(LENGTH) diagonalDown!: number | null;
  @Column(LENGTH) diagonalUp!: number | null;
  @Column(LENGTH) depth!: number | null;
  @Column(LENGTH) glassWidth!: number | null;
  @Column(LENGTH) glassHeight!: number | null;

  @Column(MILLIMETRES) heightFromFloorMm!: number | null;

  @Column("enum", { enum: Substrate, enumName: "substrate", nullable: true })
  substrate!: Substrate | null;

  @Column("enum", { enum: WindowOpening, enumName: "window_opening", nullable: true })
  opening!: WindowOpening | null;

  @Column(MILLIMETRES) handleMm!: number | null;
  @Column(MILLIMETRES) handleFromGlassMm!: number | null;
  @Column(MILLIMETRES) sealMm!: number | null;
  @Column(MILLIMETRES) beadMm!: number | null;

  @Column("text", { nullable: true })
  roofWindow!: string | null;

  @Column("text", { nullable: true })
  obstructions!: string | null;

  @Column("uuid", { nullable: true })
  photoId!: string | null;

  /** Raised by every change of its options, so that a device learns of a choice that it hasn't seen. */
  @Column("integer", { default: 0 })
  optionsVersion!: number;
}

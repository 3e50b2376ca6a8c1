import { Check, Column, Entity, ForeignKey, Unique } from "typeorm";
import { Project } from "./project.entity.js";
import { VersionedColumns } from "./versioned.columns.js";

/** A room of a project. */
@Entity()
@Unique("project_room_once", ["projectId", "key"])
@ForeignKey(() => Project, ["projectId"], ["id"], { onDelete: "CASCADE" })
@Check("project_room_named", "name <> ''")
@Check("project_room_version_positive", "version > 0")
export class ProjectRoom extends VersionedColumns {
  @Column("text")
  name!: string;
}

import type { DataSource } from "typeorm";
import { ProjectRoom } from "./project-room.entity.js";
import { ProjectWindow } from "./project-window.entity.js";
import { Project } from "./project.entity.js";
import { ProjectResolver } from "./project.resolver.js";
import { ProjectService } from "./project.service.js";

type Needs = { database: DataSource };

/** The rooms and windows of households, measured once and kept from several devices. */
export const projects = {
  entities: [Project, ProjectRoom, ProjectWindow],
  resolvers: [ProjectResolver],
  createServices: ({ database }: Needs) => ({ projects: new ProjectService(database) }),
};

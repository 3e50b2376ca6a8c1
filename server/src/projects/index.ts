import type { DataSource } from "typeorm";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { PictureReader } from "../uploads/picture-reader.js";
import { ProjectRoom } from "./project-room.entity.js";
import { ProjectWindow } from "./project-window.entity.js";
import { Project } from "./project.entity.js";
import { ProjectResolver } from "./project.resolver.js";
import { ProjectService } from "./project.service.js";
import { WindowPhoto } from "./window-photo.entity.js";
import { WindowPhotoResolver } from "./window-photo.resolver.js";
import { WindowPhotoService } from "./window-photo.service.js";

type Needs = { database: DataSource; rateLimits: RateLimits; pictureReader: PictureReader };

/** The rooms and windows of households, measured once and kept from several devices, with photos. */
export const projects = {
  entities: [Project, ProjectRoom, ProjectWindow, WindowPhoto],
  resolvers: [ProjectResolver, WindowPhotoResolver],
  createServices: ({ database, rateLimits, pictureReader }: Needs) => ({
    projects: new ProjectService(database),
    windowPhotos: new WindowPhotoService(database, pictureReader, rateLimits),
  }),
};

import type { DataSource } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { PictureReader } from "../uploads/picture-reader.js";
import { OptionCopyResolver } from "./option-copies.resolver.js";
import { OptionCopyService } from "./option-copies.service.js";
import { ProjectOrderResolver } from "./project-order.resolver.js";
import { ProjectOrderService } from "./project-order.service.js";
import { ProjectRoom } from "./project-room.entity.js";
import { ProjectWindow } from "./project-window.entity.js";
import { Project } from "./project.entity.js";
import { ProjectResolver } from "./project.resolver.js";
import { ProjectService } from "./project.service.js";
import { WindowOption } from "./window-option.entity.js";
import { WindowOptionResolver } from "./window-option.resolver.js";
import { WindowOptionService } from "./window-option.service.js";
import { WindowPhoto } from "./window-photo.entity.js";
import { WindowPhotoResolver } from "./window-photo.resolver.js";
import { WindowPhotoService } from "./window-photo.service.js";

type Needs = {
  database: DataSource;
  rateLimits: RateLimits;
  pictureReader: PictureReader;
  catalogue: CatalogueService;
  carts: CartService;
};

/** The rooms and windows of households, measured once and kept from several devices, with photos, options and choices. */
export const projects = {
  entities: [Project, ProjectRoom, ProjectWindow, WindowPhoto, WindowOption],
  resolvers: [ProjectResolver, WindowPhotoResolver, WindowOptionResolver, OptionCopyResolver, ProjectOrderResolver],
  createServices: ({ database, rateLimits, pictureReader, catalogue, carts }: Needs) => ({
    projects: new ProjectService(database),
    windowOptions: new WindowOptionService(database, catalogue, carts),
    optionCopies: new OptionCopyService(database, carts),
    projectOrders: new ProjectOrderService(database, carts),
    windowPhotos: new WindowPhotoService(database, pictureReader, rateLimits),
  }),
};

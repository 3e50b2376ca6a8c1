import type { EntityManager } from "typeorm";
import { configurationKey } from "../../catalogue/configuration/configuration.js";
import type { Product } from "../../catalogue/products/product.entity.js";
import { ProjectRoom } from "../../projects/project-room.entity.js";
import { ProjectWindow } from "../../projects/project-window.entity.js";
import { Project } from "../../projects/project.entity.js";
import { WindowOption } from "../../projects/window-option.entity.js";
import { WindowPhoto } from "../../projects/window-photo.entity.js";
import { DEMO } from "./demo-details.js";

/** A JPEG of 16 by 12 pixels in one colour. */
const PHOTO = Buffer.from(
  "/9j/2wBDABQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////2wBDARQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////wgARCAAMABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAVAQEBAAAAAAAAAAAAAAAAAAABAv/aAAwDAQACEAMQAAAAoBH/xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/AB//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AH//2Q==",
  "base64",
);

/** The account's kitchen with a window and its photo. */
export async function insertWindows(manager: EntityManager): Promise<void> {
  const { visitorId, roomKey, windowKey, photoId } = DEMO;
  await manager.insert(WindowPhoto, { id: photoId, visitorId, width: 16, height: 12, picture: PHOTO, preview: PHOTO });
  const { identifiers } = await manager.insert(Project, { visitorId });
  const projectId = String(identifiers[0]?.["id"]);
  await manager.insert(ProjectRoom, { projectId, key: roomKey, name: "Kitchen" });
  await manager.insert(ProjectWindow, {
    ...{ projectId, key: windowKey, roomKey, name: "over the sink", kind: "CASEMENT", photoId },
    ...{ widthTop: 47.4016, widthMiddle: 47.1654, widthBottom: 47.2835, dropLeft: 55.1181 },
  });
}

/** Two options for the window, of which the first is chosen. */
export async function insertOptions(manager: EntityManager, { id, materials, colors }: Product): Promise<void> {
  const { projectId, key: windowKey } = await manager.findOneByOrFail(ProjectWindow, { key: DEMO.windowKey });
  const [material = "", color = ""] = [materials[0], colors[0]];
  const optionOf = (width: number) => {
    const size = { width, height: 55.1181, material, color };
    return { ...size, projectId, windowKey, productId: id, configuration: configurationKey(id, size, []) };
  };
  await manager.insert(WindowOption, [
    { ...optionOf(47.1654), id: DEMO.optionId, position: 1, isChosen: true },
    { ...optionOf(48), id: DEMO.otherOptionId, position: 2 },
  ]);
  await manager.update(ProjectWindow, { key: DEMO.windowKey }, { optionsVersion: 3 });
}

/** Removes the account's rooms and windows, also those that examples have saved. */
export async function removeDemoWindows(manager: EntityManager): Promise<void> {
  await manager.delete(Project, { visitorId: DEMO.visitorId });
  await manager.delete(WindowPhoto, { visitorId: DEMO.visitorId });
}

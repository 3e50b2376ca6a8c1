import DataLoader from "dataloader";
import type { WindowPhotoService } from "./window-photo.service.js";
import type { WindowPhotoType } from "./window-photo.types.js";

/** Reads the photos of many windows in one statement, for one request. */
export type WindowPhotoLoaders = { windowPhotos: DataLoader<string, WindowPhotoType | null> };

export const createWindowPhotoLoaders = (photos: WindowPhotoService): WindowPhotoLoaders => ({
  windowPhotos: new DataLoader((ids) => photos.previews(ids)),
});

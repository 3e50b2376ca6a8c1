import DataLoader from "dataloader";
import type { ProblemService } from "./problem.service.js";
import type { OrderProblemPhotoType } from "./problem.types.js";

/** Reads the photos of many problems in one statement, for one request. */
export type ProblemLoaders = { problemPhotos: DataLoader<string, OrderProblemPhotoType[]> };

export const createProblemLoaders = (problems: ProblemService): ProblemLoaders => ({
  problemPhotos: new DataLoader((ids) => problems.photosOf(ids)),
});

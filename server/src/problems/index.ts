import type { DataSource } from "typeorm";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { MailQueue } from "../mail/mail-queue.js";
import type { PictureReader } from "../uploads/picture-reader.js";
import { OrderProblemMessage } from "./problem-message.entity.js";
import { OrderProblemPhoto } from "./problem-photo.entity.js";
import { ProblemPhotoService } from "./problem-photo.service.js";
import { OrderProblem } from "./problem.entity.js";
import { ProblemResolver } from "./problem.resolver.js";
import { ProblemService } from "./problem.service.js";

type Needs = { database: DataSource; mail: MailQueue; rateLimits: RateLimits; pictureReader: PictureReader };

/** Problems with orders that were sent: reports with photos, the thread with the shop, and what was agreed. */
export const problems = {
  entities: [OrderProblem, OrderProblemMessage, OrderProblemPhoto],
  resolvers: [ProblemResolver],
  createServices: ({ database, mail, rateLimits, pictureReader }: Needs) => ({
    problems: new ProblemService(database, mail, rateLimits),
    problemPhotos: new ProblemPhotoService(database, pictureReader, rateLimits),
  }),
};

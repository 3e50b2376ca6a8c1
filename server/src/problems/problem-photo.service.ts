import type { DataSource } from "typeorm";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { rowOf } from "../kernel/sql/query.js";
import type { PictureReader } from "../uploads/picture-reader.js";
import { readPhoto } from "../uploads/read-photo.js";
import { problemQueries } from "./problem.queries.js";

/** Who sends a photo, and whatever it is. */
type PhotoSender = { visitor: Visitor; clientIp: string; readPicture(): Promise<Buffer> };

/** A kept photo with its preview, a JPEG. */
type KeptPhoto = { id: string; preview: Buffer };

/** Takes photos for reports of problems. The report names them within a day, or they are removed. */
export class ProblemPhotoService {
  constructor(
    private readonly database: DataSource,
    private readonly pictures: PictureReader,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Keeps a photo of a visitor, encoded anew without position and time. Only a report of the same visitor can name it.
   * @throws {PictureRefused} {@link ServiceUnavailable} where too many are read at once
   * @throws {RateLimited} above `RATE_LIMIT_PROBLEM_PHOTOS` an hour
   */
  async keep({ visitor, clientIp, readPicture }: PhotoSender): Promise<KeptPhoto> {
    await this.rateLimits.take("problem-photos", clientIp);
    const { width, height, picture, preview } = await readPhoto(this.pictures, await readPicture());
    const visitorId = await visitor.require(); // after the check, so that refused photos start no session
    const values = [visitorId, width, height, picture, preview];
    const { id } = await rowOf(this.database, problemQueries.keepPhoto, values);
    return { id, preview };
  }
}

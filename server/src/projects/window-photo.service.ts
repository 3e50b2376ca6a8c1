import type { DataSource } from "typeorm";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { isUuid } from "../kernel/sql/uuid.js";
import type { PictureReader } from "../uploads/picture-reader.js";
import { jpegUrl, readPhoto } from "../uploads/read-photo.js";
import { windowPhotoQueries } from "./window-photo.queries.js";
import type { WindowPhotoType } from "./window-photo.types.js";

/** Who sends a photo, and whatever it is. */
type PhotoSender = { visitor: Pick<Visitor, "require">; clientIp: string; readPicture(): Promise<Buffer> };

/** Photos of windows. Only the visitor or account that has uploaded one can name or see it. */
export class WindowPhotoService {
  constructor(
    private readonly database: DataSource,
    private readonly pictures: PictureReader,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Keeps a photo of a visitor, encoded anew without position and time. It is removed where no window has it after a day.
   * @throws {PictureRefused} {@link ServiceUnavailable} where too many are read at once
   * @throws {RateLimited} above `RATE_LIMIT_WINDOW_PHOTOS` an hour
   */
  async keep({ visitor, clientIp, readPicture }: PhotoSender): Promise<{ id: string; preview: string }> {
    await this.rateLimits.take("window-photos", clientIp);
    const { width, height, picture, preview } = await readPhoto(this.pictures, await readPicture());
    const visitorId = await visitor.require(); // after the check, so that refused photos start no session
    const { id } = await rowOf(this.database, windowPhotoQueries.keep, [visitorId, width, height, picture, preview]);
    return { id, preview: jpegUrl(preview.toString("base64")) };
  }

  /** The previews of these photos in their order, in one statement. The caller has them from windows of its visitor. */
  async previews(ids: readonly string[]): Promise<(WindowPhotoType | null)[]> {
    const rows = await rowsOf(this.database, windowPhotoQueries.previews, [ids]);
    const byId = new Map(rows.map((row) => [row.id, { ...row, preview: jpegUrl(row.preview) }]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** A whole photo as a `data:` URL; undefined for one that there is not, and another visitor's. */
  async picture(id: string, visitorId: string | undefined): Promise<string | undefined> {
    if (visitorId === undefined || !isUuid(id)) return undefined;
    const [photo] = await rowsOf(this.database, windowPhotoQueries.picture, [id, visitorId]);
    return photo && jpegUrl(photo.picture);
  }
}

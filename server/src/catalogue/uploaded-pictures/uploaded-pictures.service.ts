import type { DataSource } from "typeorm";
import { rowsOf } from "../../kernel/sql/query.js";
import { pictureFileQueries } from "./picture-file.queries.js";

/** Name of a file as pages ask for it, which is also that of every other picture: {picture}-{width}.{format}. */
const NAME = /^(upload-[0-9a-f]{32})-(\d{1,4})\.(avif|webp)$/;

/** A file of a picture. */
type FoundFile = { bytes: Buffer; format: "avif" | "webp" };

/** Reads the files of uploaded pictures from Postgres. */
export class UploadedPicturesService {
  constructor(private readonly database: DataSource) {}

  /** Whether a file of this name would be one of an upload, whether it exists or not. */
  isUpload(name: string): boolean {
    return NAME.test(name);
  }

  /** The file of this name for shoppers; undefined where there is none, and where none of what they see has shown its picture yet. */
  find(name: string): Promise<FoundFile | undefined> {
    return this.read(name, pictureFileQueries.findPublished);
  }

  /** The same for staff, who see pictures before they are published. */
  findForStaff(name: string): Promise<FoundFile | undefined> {
    return this.read(name, pictureFileQueries.find);
  }

  private async read(
    name: string,
    query: (typeof pictureFileQueries)["find" | "findPublished"],
  ): Promise<FoundFile | undefined> {
    const [, picture, width, format] = NAME.exec(name) ?? [];
    if (picture === undefined) return undefined;
    const [file] = await rowsOf(this.database, query, [picture, Number(width), format]);
    return file && { bytes: file.bytes, format: format === "avif" ? "avif" : "webp" };
  }
}

import { createHash } from "node:crypto";
import type { DataSource } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { LEAST_PICTURE_WIDTH, PRODUCT_PICTURE_WIDTHS } from "../../rules/product-pictures.js";
import type { PictureReader, ReadPicture } from "../../uploads/picture-reader.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { productPictureQueries, type StaffPictureRow } from "./product-pictures.queries.js";
import { StaffProductNotFound } from "./staff-product.errors.js";
import { staffProductQueries } from "./staff-product.queries.js";

/** Takes pictures of products and categories. Nobody but staff sees one before it is shown by what it is for; without that it is removed after a day. */
export class PictureUploadService {
  constructor(
    private readonly database: DataSource,
    private readonly reader: PictureReader,
  ) {}

  /**
   * Keeps an uploaded picture for a product, in the widths and formats of the shop's own. One that was sent for it before is that one.
   * @throws {StaffProductNotFound}
   * @throws {PictureRefused} with a sentence, where it is no picture that can be shown
   * @throws {ServiceUnavailable} where too many are sent at once
   */
  async upload(actor: StaffActor, productId: string, bytes: Buffer): Promise<StaffPictureRow> {
    const [product] = isProductId(productId) ? await rowsOf(this.database, staffProductQueries.byId, [productId]) : [];
    if (!product) throw new StaffProductNotFound();
    return this.uploadFor(actor, { type: "Product", id: productId }, bytes);
  }

  /**
   * The same for something that is known to exist.
   * @throws {PictureRefused} {@link ServiceUnavailable}
   */
  async uploadFor(actor: StaffActor, subject: Pictured, bytes: Buffer): Promise<StaffPictureRow> {
    const picture = await this.reader.read(bytes, {
      widths: PRODUCT_PICTURE_WIDTHS,
      formats: ["avif", "webp"],
      minWidth: LEAST_PICTURE_WIDTH,
    });
    return this.keep(actor, subject, picture);
  }

  private keep(actor: StaffActor, subject: Pictured, picture: ReadPicture): Promise<StaffPictureRow> {
    const { width, height, color, placeholder, files } = picture;
    const id = idOf(subject, picture);
    const widths = [...new Set(files.map((file) => file.width))];
    return inTransaction(this.database, async (manager) => {
      const values = [id, width, height, widths, color, placeholder];
      await rowOf(manager, productPictureQueries.keep, values);
      await rowsOf(manager, productPictureQueries.keepFiles, [
        id,
        files.map((file) => file.width),
        files.map((file) => file.format),
        files.map((file) => file.bytes),
      ]);
      await recordChanges(manager, actor, {
        what: WHAT[subject.type],
        subject,
        before: null,
        after: { picture: id, width, height },
      });
      return rowOf(manager, productPictureQueries.byId, [id]);
    });
  }
}

/** What a picture is uploaded for. */
type Pictured = { type: "Product" | "Category"; id: string };

const WHAT = { Product: "product.picture-uploaded", Category: "category.picture-uploaded" } as const;

/** Made of the content, so that what a URL stands for never changes; and of what it is for, since each says itself what is seen. */
function idOf({ type, id }: Pictured, { files }: ReadPicture): string {
  const hash = createHash("sha256").update(type === "Product" ? `${id}:` : `${type} ${id}:`);
  for (const { bytes } of files) hash.update(bytes);
  return `upload-${hash.digest("hex").slice(0, 32)}`;
}

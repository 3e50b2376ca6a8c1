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

/** Takes pictures of products. Shoppers see one once it is saved with its product; without that it is removed after a day. */
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
    const picture = await this.reader.read(bytes, {
      widths: PRODUCT_PICTURE_WIDTHS,
      formats: ["avif", "webp"],
      minWidth: LEAST_PICTURE_WIDTH,
    });
    return this.keep(actor, productId, picture);
  }

  private keep(actor: StaffActor, productId: string, picture: ReadPicture): Promise<StaffPictureRow> {
    const { width, height, color, placeholder, files } = picture;
    const id = idOf(productId, picture);
    const widths = [...new Set(files.map((file) => file.width))];
    return inTransaction(this.database, async (manager) => {
      const values = [id, width, height, widths, color, placeholder];
      const kept = await rowOf(manager, productPictureQueries.keep, values);
      await rowsOf(manager, productPictureQueries.keepFiles, [
        id,
        files.map((file) => file.width),
        files.map((file) => file.format),
        files.map((file) => file.bytes),
      ]);
      await recordChanges(manager, actor, {
        what: "product.picture-uploaded",
        subject: { type: "Product", id: productId },
        before: null,
        after: { picture: id, width, height },
      });
      return kept;
    });
  }
}

/** Made of the content, so that what a URL stands for never changes; and of the product, since each says itself what is seen. */
function idOf(productId: string, { files }: ReadPicture): string {
  const hash = createHash("sha256").update(`${productId}:`);
  for (const { bytes } of files) hash.update(bytes);
  return `upload-${hash.digest("hex").slice(0, 32)}`;
}

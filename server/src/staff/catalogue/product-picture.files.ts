import { picturePath } from "../../catalogue/products/picture-path.js";
import { globalId, keyOf } from "../../kernel/graphql/global-id.js";
import { staffFile } from "../access/staff-file.js";
import type { PictureUploadService } from "./picture-upload.service.js";

export type ProductPictureFileServices = { pictureUploads: PictureUploadService };

const file = staffFile<ProductPictureFileServices>();

export const productPictureFiles = [
  /** Takes the bytes of a picture, which `updateProduct` of the staff API can show with the product from then on. */
  file({
    method: "POST",
    path: "/products/{id}/pictures",
    permission: "products:change",
    async answer({ actor, params, readPicture }, { pictureUploads }) {
      const bytes = await readPicture();
      const picture = await pictureUploads.upload(actor, keyOf("Product", params.id), bytes);
      return {
        type: "stored",
        stored: { ...picture, id: globalId("Picture", picture.id), path: picturePath(picture) },
      };
    },
  }),
];

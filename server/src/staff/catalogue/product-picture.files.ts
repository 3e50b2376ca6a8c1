import type { UploadedPicturesService } from "../../catalogue/uploaded-pictures/uploaded-pictures.service.js";
import { globalId, keyOf } from "../../kernel/graphql/global-id.js";
import { staffFile } from "../access/staff-file.js";
import type { PictureUploadService } from "./picture-upload.service.js";
import { staffPicturePath } from "./staff-picture-path.js";

export type ProductPictureFileServices = {
  pictureUploads: PictureUploadService;
  uploadedPictures: UploadedPicturesService;
};

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
        stored: { ...picture, id: globalId("Picture", picture.id), path: staffPicturePath(picture) },
      };
    },
  }),
  /** A file of an uploaded picture, also before shoppers see it; its name is that of every picture's file. */
  file({
    method: "GET",
    path: "/pictures/{name}",
    permission: "products:read",
    async answer({ params }, { uploadedPictures }) {
      const found = await uploadedPictures.findForStaff(params.name);
      return found ? { type: found.format, content: found.bytes } : null;
    },
  }),
];

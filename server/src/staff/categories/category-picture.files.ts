import { globalId, keyOf } from "../../kernel/graphql/global-id.js";
import { staffFile } from "../access/staff-file.js";
import type { PictureUploadService } from "../catalogue/picture-upload.service.js";
import { staffPicturePath } from "../catalogue/staff-picture-path.js";
import { StaffCategoryNotFound } from "./staff-category.errors.js";
import type { StaffCategoryService } from "./staff-category.service.js";

export type CategoryPictureFileServices = {
  pictureUploads: PictureUploadService;
  staffCategories: StaffCategoryService;
};

const file = staffFile<CategoryPictureFileServices>();

export const categoryPictureFiles = [
  /** Takes the bytes of a picture, which `updateCategory` of the staff API can show with the category from then on. */
  file({
    method: "POST",
    path: "/categories/{id}/pictures",
    permission: "categories:change",
    async answer({ actor, params, readPicture }, { pictureUploads, staffCategories }) {
      const bytes = await readPicture();
      const id = keyOf("Category", params.id);
      if (!(await staffCategories.find(id))) throw new StaffCategoryNotFound();
      const picture = await pictureUploads.uploadFor(actor, { type: "Category", id }, bytes);
      return {
        type: "stored",
        stored: { ...picture, id: globalId("Picture", picture.id), path: staffPicturePath(picture) },
      };
    },
  }),
];

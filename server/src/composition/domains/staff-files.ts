import type { StaffFile } from "../../staff/access/staff-file.js";
import { priceFiles, type PriceFileServices } from "../../staff/catalogue/prices/price-list.files.js";
import { productPictureFiles, type ProductPictureFileServices } from "../../staff/catalogue/product-picture.files.js";
import {
  categoryPictureFiles,
  type CategoryPictureFileServices,
} from "../../staff/categories/category-picture.files.js";
import { enquiryProjectFiles, type EnquiryProjectFileServices } from "../../staff/enquiries/enquiry-project.files.js";
import { orderFiles, type OrderFileServices } from "../../staff/orders/staff-order.files.js";
import { staffProblemFiles, type StaffProblemFileServices } from "../../staff/problems/staff-problem.files.js";
import { uniqueCodeFiles, type UniqueCodeFileServices } from "../../staff/promotions/unique-code.files.js";
import { staffQuoteFiles, type StaffQuoteFileServices } from "../../staff/quotes/staff-quote.files.js";

/** What writes and takes the files. */
export type StaffFileServices = OrderFileServices &
  UniqueCodeFileServices &
  StaffProblemFileServices &
  EnquiryProjectFileServices &
  StaffQuoteFileServices &
  PriceFileServices &
  ProductPictureFileServices &
  CategoryPictureFileServices;

/** The files of all domains of the staff. */
export const STAFF_FILES: readonly StaffFile<StaffFileServices>[] = [
  ...orderFiles,
  ...uniqueCodeFiles,
  ...staffProblemFiles,
  ...enquiryProjectFiles,
  ...staffQuoteFiles,
  ...priceFiles,
  ...productPictureFiles,
  ...categoryPictureFiles,
];

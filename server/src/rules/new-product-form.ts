import { z } from "zod";
import { required } from "./form-fields.js";
import { productName } from "./product-form.js";

const SLUG = "Please use small letters, digits and single hyphens, as in roller-blinds";

/** What a new product needs besides what it has of the one that it is a copy of. */
export const newProductForm = z.object({
  name: productName,
  slug: required("Its part of the address", 3, 60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: SLUG }),
});

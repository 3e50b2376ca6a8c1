import { BadField, ShopError } from "../../kernel/errors/shop-error.js";

export class EnquiryNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such enquiry. Its sender may have erased it.");
  }
}

export class AssigneeNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such member of staff.");
  }
}

export class SamplesNotAsked extends BadField {
  constructor() {
    super("items", "Please choose samples of this request.");
  }
}

export class EnquiryPhotoNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such photo. Its sender may have erased it.");
  }
}

import { BadInput } from "../kernel/errors/shop-error.js";

/** An uploaded file is no picture that the shop takes; the message says why and what helps. */
export class PictureRefused extends BadInput {
  constructor(sentence: string) {
    super(sentence, { picture: sentence });
  }
}

import { BadInput } from "../errors/shop-error.js";
import type { PageSide } from "./page-window.js";

/** A cursor that the list has not given. */
export class UnknownCursor extends BadInput {
  constructor(side: PageSide) {
    super(`This list position is none of this list. Start the list again without \`${side}\`.`, {
      [side]: "must be a cursor that the list has given",
    });
  }
}

import { ShopError } from "../../kernel/errors/shop-error.js";

export class ProductDraftNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "This product has no draft.");
  }
}

/** What the draft changes was published otherwise since it was saved. */
export class DraftOvertaken extends ShopError {
  constructor(fields: readonly string[]) {
    super(
      "CONFLICT",
      `Since the draft was saved, somebody has changed: ${fields.map(inWords).join(", ")}. Please compare, and save the draft again.`,
    );
  }
}

/** "basePricePence" is "base price". */
export const inWords = (field: string): string =>
  field
    .replace(/Pence$/, "")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();

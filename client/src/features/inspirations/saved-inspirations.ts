import { inspirationById, INSPIRATIONS } from "../../content/inspirations";
import { savedIdsStore } from "../../lib/saved-ids-store";
import { readSaved, writeSaved } from "../../product/wishlist/saved-products";

/** The designs saved in this browser; withdrawn designs are dropped. */
export const savedInspirations = savedIdsStore({
  key: "saved-inspirations",
  most: INSPIRATIONS.length,
  read: (text) => readSaved(text).filter((id) => inspirationById(id) !== undefined),
  write: writeSaved,
});

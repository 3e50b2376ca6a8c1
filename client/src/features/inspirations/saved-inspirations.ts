import { inspirationById, INSPIRATIONS } from "../../content/inspirations";
import { readSaved, writeSaved } from "../../lib/saved-ids";
import { savedIdsStore } from "../../lib/saved-ids-store";

/** The designs saved in this browser; withdrawn designs are dropped. */
export const savedInspirations = savedIdsStore({
  key: "saved-inspirations",
  most: INSPIRATIONS.length,
  read: (text) => readSaved(text).filter((id) => inspirationById(id) !== undefined),
  write: writeSaved,
});

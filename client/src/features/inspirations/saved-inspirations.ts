import { inspirationById, INSPIRATIONS } from "../../content/inspirations";
import { readSaved, writeSaved } from "../../lib/saved-ids";
import { savedIdsStore } from "../../lib/saved-ids-store";
import { useStore } from "../../lib/store";

/** The designs saved in this browser; withdrawn designs are dropped. */
export const savedInspirations = savedIdsStore({
  key: "saved-inspirations",
  most: INSPIRATIONS.length,
  read: (text) => readSaved(text).filter((id) => inspirationById(id) !== undefined),
  write: writeSaved,
});

/** Ids of the saved designs, the latest first. None on the server and while hydrating. */
export const useSavedInspirations = (): readonly string[] => useStore(savedInspirations);

/** Id of the panel of saved designs. */
export const SAVED_PANEL = "saved";

import { MOST_SAVED, readSaved, writeSaved } from "../../lib/saved-ids";
import { savedIdsStore } from "../../lib/saved-ids-store";

/** The saved products of this browser. */
export const wishlistStore = savedIdsStore({ key: "wishlist", most: MOST_SAVED, read: readSaved, write: writeSaved });

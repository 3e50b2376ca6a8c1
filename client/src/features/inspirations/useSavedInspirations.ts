import { useStore } from "../../lib/store";
import { savedInspirations } from "./saved-inspirations";

/** Ids of the saved designs, the latest first. None on the server and while hydrating. */
export const useSavedInspirations = (): readonly string[] => useStore(savedInspirations);

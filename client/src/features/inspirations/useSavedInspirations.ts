import { useSyncExternalStore } from "react";
import { savedInspirations } from "./saved-inspirations";

const NOTHING: readonly string[] = [];

/** Ids of the saved designs, the one saved last first. None on the server and while hydrating. */
export const useSavedInspirations = (): readonly string[] =>
  useSyncExternalStore(savedInspirations.subscribe, savedInspirations.current, () => NOTHING);

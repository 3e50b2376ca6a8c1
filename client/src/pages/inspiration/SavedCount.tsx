import { useSavedInspirations } from "../../features/inspirations/useSavedInspirations";
import { ExternalLink } from "../../ui/links";
import { SAVED_PANEL } from "./saved-panel";

/** Link to the saved designs with their count; nothing without any. */
export function SavedCount() {
  const count = useSavedInspirations().length;
  if (count === 0) return null;
  return (
    <ExternalLink href={`#${SAVED_PANEL}`} display="inline-flex" alignItems="center" minH="target">
      {count} saved
    </ExternalLink>
  );
}

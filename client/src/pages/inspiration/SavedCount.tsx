import { SAVED_PANEL, useSavedInspirations } from "../../features/inspirations/saved-inspirations";
import { ExternalLink } from "../../ui/links";

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

import { ExternalLink } from "../../ui/links";
import { SAVED_PANEL } from "./saved-panel";
import { useSavedInspirations } from "./useSavedInspirations";

/** How many designs are saved, leading to them; nothing while there are none. */
export function SavedCount() {
  const count = useSavedInspirations().length;
  if (count === 0) return null;
  return (
    <ExternalLink href={`#${SAVED_PANEL}`} display="inline-flex" alignItems="center" minH="target">
      {count} saved
    </ExternalLink>
  );
}

import { useStore } from "../lib/store";
import { announcement } from "../ui/page/announcements";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** Reads the title of each page aloud when it arrives. */
export function Announcer() {
  return <VisuallyHidden role="status">{useStore(announcement)}</VisuallyHidden>;
}

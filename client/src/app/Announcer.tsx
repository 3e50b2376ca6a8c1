import { useStore } from "../lib/store";
import { announcement } from "../ui/page/announcements";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** Announces the title of each new page to screen readers. */
export function Announcer() {
  return <VisuallyHidden role="status">{useStore(announcement)}</VisuallyHidden>;
}

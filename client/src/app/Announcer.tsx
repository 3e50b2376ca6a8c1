import { useSyncExternalStore } from "react";
import { announcements } from "../ui/page/announcements";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** Reads the title of each page aloud when it arrives. */
export function Announcer() {
  const title = useSyncExternalStore(announcements.subscribe, announcements.current, announcements.current);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}

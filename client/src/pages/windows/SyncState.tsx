import type { WindowsSync } from "../../features/windows/sync-windows";
import { NoticeFrame } from "../../ui/form/FormNotice";
import { AlertIcon } from "../../ui/icons";
import { SmallText } from "../../ui/texts";

/** Whether what was typed has reached the shop, and what stands in the way. */
export function SyncState({ sync }: { sync: WindowsSync }) {
  const { kind } = sync;
  return (
    <div role="status">
      {kind === "refused" || kind === "unstored" ? (
        <NoticeFrame>
          <AlertIcon />
          <p>{kind === "refused" ? sync.sentence : UNSTORED}</p>
        </NoticeFrame>
      ) : (
        <SmallText>{WORDS[kind]}</SmallText>
      )}
    </div>
  );
}

const WORDS = {
  asking: "Looking for your windows...",
  saved: "All saved.",
  contested: "Some of it was changed on two devices. Please decide.",
  saving: "Saving...",
  offline: "No connection. All is kept in this browser, and sent when there is one.",
} as const;

const UNSTORED =
  "This browser doesn’t let us keep your windows without a connection. Stay on this page until it says that all is saved.";

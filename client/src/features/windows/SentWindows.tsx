import { Suspense, useState, type ReactNode } from "react";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { LoadingFailed } from "../../ui/page/LoadingFailed";
import type { WindowsSync } from "./sync-windows";
import { SyncNote } from "./SyncNote";

type SentWindowsProps = {
  sync: WindowsSync;
  /** Whether the shop has said which windows it keeps. */
  isKnown: boolean;
  /** Heading in the place of what can't be shown. */
  failureTitle: string;
  skeleton: ReactNode;
  /** What the shop says of the windows. */
  children: ReactNode;
};

/** What the shop says of the visitor's windows, once it has all of this browser, so that none is missing. */
export function SentWindows({ sync, isKnown, failureTitle, skeleton, children }: SentWindowsProps) {
  const [isOpen, setOpen] = useState(false);
  const isWaiting = sync.kind === "asking" || sync.kind === "saving";
  if (!isOpen && isKnown && !isWaiting) setOpen(true);
  const loading = <LoadingFrame>{skeleton}</LoadingFrame>;
  return (
    <>
      <SyncNote sync={sync} isShown={isOpen} />
      {isOpen && (
        <ErrorBoundary fallback={(error) => <LoadingFailed title={failureTitle} error={error} />}>
          <Suspense fallback={loading}>{children}</Suspense>
        </ErrorBoundary>
      )}
      {!isOpen && isWaiting && loading}
    </>
  );
}

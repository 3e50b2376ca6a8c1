import { Suspense, useState } from "react";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { useWindows } from "../../features/windows/useWindows";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { LoadingFailed } from "../../ui/page/LoadingFailed";
import { ProjectHead } from "./ProjectHead";
import { ProjectSheet } from "./ProjectSheet";
import { SheetSkeleton } from "./ProjectSkeleton";
import { SyncNote } from "./SyncNote";

/** The project once the shop has all windows of this browser, so that none is missing in it. */
export function MyProject() {
  const accountId = useSignedIn()?.id;
  const { sync, isKnown } = useWindows(accountId);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && isKnown && sync.kind !== "asking" && sync.kind !== "saving") setOpen(true);
  const isWaiting = sync.kind === "asking" || sync.kind === "saving";
  const loading = (
    <LoadingFrame>
      <SheetSkeleton />
    </LoadingFrame>
  );
  return (
    <>
      <ProjectHead />
      <SyncNote sync={sync} isShown={isOpen} />
      {isOpen && (
        <ErrorBoundary fallback={(error) => <LoadingFailed title="Your project can’t be shown" error={error} />}>
          <Suspense fallback={loading}>
            <ProjectSheet key={accountId ?? ""} />
          </Suspense>
        </ErrorBoundary>
      )}
      {!isOpen && isWaiting && loading}
    </>
  );
}

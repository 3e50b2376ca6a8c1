import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { SentWindows } from "../../features/windows/SentWindows";
import { useWindows } from "../../features/windows/useWindows";
import { ProjectHead } from "./ProjectHead";
import { ProjectSheet } from "./ProjectSheet";
import { SheetSkeleton } from "./SheetSkeleton";

/** The project of all windows of this browser or account. */
export function MyProject() {
  const accountId = useSignedIn()?.id;
  const { sync, isKnown } = useWindows(accountId);
  return (
    <>
      <ProjectHead />
      <SentWindows
        sync={sync}
        isKnown={isKnown}
        failureTitle="Your project can’t be shown"
        skeleton={<SheetSkeleton />}
      >
        <ProjectSheet key={accountId ?? ""} />
      </SentWindows>
    </>
  );
}

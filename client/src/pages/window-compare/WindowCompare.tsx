import { shownWindowName } from "@rules/window-names";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { windowOf } from "../../features/windows/held-windows";
import { NoWindow } from "../../features/windows/NoWindow";
import { SentWindows } from "../../features/windows/SentWindows";
import { useWindows } from "../../features/windows/useWindows";
import { paths } from "../../lib/paths";
import { BackLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import { ComparedOptions } from "./ComparedOptions";
import { OptionsSkeleton, WindowCompareSkeleton } from "./WindowCompareSkeleton";

/** One window of this browser with its options side by side. Rendered in the browser only: the server does not know the window. */
export function WindowCompare({ windowKey }: { windowKey: string }) {
  const accountId = useSignedIn()?.id;
  const { held, sync, isKnown } = useWindows(accountId);
  const found = windowOf(held, windowKey);
  if (!found) return isKnown || sync.kind !== "asking" ? <NoWindow isKnown={isKnown} /> : <WindowCompareSkeleton />;
  return (
    <>
      <BackLink to={paths.windowFits.href(windowKey)} mt="3" mb="3">
        What fits
      </BackLink>
      <chakra.h1 textStyle="h1" mb="4" overflowWrap="anywhere">
        Options for {shownWindowName(found.names)}
      </chakra.h1>
      <SentWindows
        sync={sync}
        isKnown={isKnown}
        failureTitle="These options can’t be shown"
        skeleton={<OptionsSkeleton />}
      >
        <ComparedOptions key={`${accountId ?? ""} ${windowKey}`} windowKey={windowKey} />
      </SentWindows>
    </>
  );
}

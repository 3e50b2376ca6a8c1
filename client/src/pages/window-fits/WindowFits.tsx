import type { Unit } from "@rules/sizes";
import { shownWindowName } from "@rules/window-names";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { isAnyContested, windowOf } from "../../features/windows/held-windows";
import { NoWindow } from "../../features/windows/NoWindow";
import { useWindows } from "../../features/windows/useWindows";
import { figuresOf } from "../../features/windows/window-figures";
import { paths } from "../../lib/paths";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { ArrowLink, BackLink } from "../../ui/links";
import { LoadingFailed } from "../../ui/page/LoadingFailed";
import { Lead, SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { FitGroup } from "./FitGroup";
import { WindowFitsSkeleton } from "./WindowFitsSkeleton";

type WindowFitsProps = { windowKey: string; unit: Unit };

/** One window of this browser with what fits it. Rendered in the browser only: the server does not know the window. */
export function WindowFits({ windowKey, unit }: WindowFitsProps) {
  const { held, sync, isKnown } = useWindows(useSignedIn()?.id);
  const found = windowOf(held, windowKey);
  if (!found) return isKnown || sync.kind !== "asking" ? <NoWindow isKnown={isKnown} /> : <WindowFitsSkeleton />;
  const { window, names } = found;
  const asked = { windowKey, window: figuresOf(window), names, unit };
  return (
    <>
      <BackLink to={paths.windows.href(windowKey)} mt="3" mb="3">
        Measure {window.name}
      </BackLink>
      <chakra.h1 textStyle="h1" mb="4" overflowWrap="anywhere">
        What fits {shownWindowName(names)}
      </chakra.h1>
      <Lead maxW="38rem">
        By the figures that you have measured and the rules by which we make. Prices are for the size that would be
        ordered, in the material that costs least.
      </Lead>
      <ArrowLink to={paths.project.href()}>Your project</ArrowLink>
      {window.obstructions !== null && (
        <SmallText mt="3">In the way: {window.obstructions}. Please check that what you choose clears it.</SmallText>
      )}
      {isAnyContested(held) && (
        <SmallText mt="3">Some figures were changed on two devices. We count those of this browser.</SmallText>
      )}
      <ErrorBoundary fallback={(error) => <LoadingFailed title="What fits can’t be shown" error={error} />}>
        <FitGroup outcome="FITS" {...asked} />
        <FitGroup outcome="FIGURE_MISSING" {...asked} />
        <FitGroup outcome="DOES_NOT_FIT" {...asked} />
      </ErrorBoundary>
    </>
  );
}

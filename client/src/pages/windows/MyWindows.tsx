import { lazy, Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { MOST_WINDOWS } from "@rules/project/project-limits";
import type { Unit } from "@rules/sizes";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { addWindow } from "../../features/windows/change-windows";
import { isGone } from "../../features/windows/held";
import { shownRooms, shownWindows } from "../../features/windows/held-windows";
import { useWindows } from "../../features/windows/useWindows";
import { paths } from "../../lib/paths";
import { notify } from "../../ui/toast/notify";
import { WindowList } from "./WindowList";
import { WindowsSkeleton } from "./WindowsSkeleton";

/** The fields of a window are most of the page's code, and the list needs none of it. Without a connection they come from what the worker keeps. */
const OneWindow = lazy(async () => ({ default: (await import("./OneWindow")).OneWindow }));

type MyWindowsProps = { unit: Unit; onUnit: (unit: Unit) => void };

/** All windows by room, or the one that the URL names. Rendered in the browser only: the server does not know them. */
export function MyWindows({ unit, onUnit }: MyWindowsProps) {
  const { held, sync, isKnown } = useWindows(useSignedIn()?.id);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get("window");
  const add = (roomKey: string | null) => {
    if (shownWindows(held).length >= MOST_WINDOWS)
      return notify({
        kind: "failure",
        title: `My windows holds ${MOST_WINDOWS}`,
        description: "Remove one to add another.",
      });
    const key = addWindow(`Window ${shownWindows(held).length + 1}`, "CASEMENT", roomKey);
    void navigate(paths.windows.href(key));
  };
  const one = held.windows.find(({ key }) => key === asked);
  if (asked !== null)
    return (
      <Suspense fallback={<WindowsSkeleton />}>
        <OneWindow
          key={asked}
          held={one && !isGone(one) ? one : undefined}
          rooms={shownRooms(held)}
          unit={unit}
          onUnit={onUnit}
          onAdd={add}
          sync={sync}
          isKnown={isKnown}
        />
      </Suspense>
    );
  return <WindowList held={held} unit={unit} onUnit={onUnit} onAdd={add} sync={sync} isKnown={isKnown} />;
}

import { useSuspenseQuery } from "@apollo/client/react";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { Lead } from "../../ui/texts";
import { WINDOW_OPTIONS } from "./compare-operations";
import { namedWindows } from "./compared-windows";
import { CompareTable } from "./CompareTable";
import { CopyChoice } from "./CopyChoice";

/** What the shop says of the options of a window. Always from the network, because other devices choose too, and prices change. */
export function ComparedOptions({ windowKey }: { windowKey: string }) {
  const { data } = useSuspenseQuery(WINDOW_OPTIONS, { fetchPolicy: "network-only" });
  const windows = namedWindows(data.project);
  const shown = windows.find(({ window }) => window.key === windowKey);
  if (!shown)
    return (
      <EmptyState
        title="The shop doesn’t have this window"
        action={<OutlineLink to={paths.windows.href()}>My windows</OutlineLink>}
      >
        It waits in this browser to be sent, or another device has removed it. My windows says which.
      </EmptyState>
    );
  const { options } = shown.window;
  const chosen = options.find(({ isChosen }) => isChosen);
  if (options.length === 0)
    return (
      <EmptyState
        title="Nothing to compare yet"
        action={<OutlineLink to={paths.windowFits.href(windowKey)}>What fits</OutlineLink>}
      >
        See what fits this window and keep up to four options for it.
      </EmptyState>
    );
  return (
    <>
      <Lead maxW="38rem" mb="8">
        {options.length === 1
          ? "You keep one option. Keep another to see them side by side."
          : "Side by side at today’s prices. Choose the one that you want."}
      </Lead>
      <CompareTable named={shown} />
      {chosen && windows.length > 1 && (
        <CopyChoice
          key={chosen.id}
          chosen={chosen}
          others={windows.filter((other) => other.window.key !== windowKey)}
        />
      )}
    </>
  );
}

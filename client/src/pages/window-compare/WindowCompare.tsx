import { useSuspenseQuery } from "@apollo/client/react";
import { NoWindow } from "../../features/windows/NoWindow";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { BackLink, OutlineLink } from "../../ui/links";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { WINDOW_OPTIONS } from "./compare-operations";
import { namedWindows } from "./compared-windows";
import { CompareTable } from "./CompareTable";
import { CopyChoice } from "./CopyChoice";

/** One window with its options side by side. Always from the network, because other devices choose too, and prices change. */
export function WindowCompare({ windowKey }: { windowKey: string }) {
  const { data } = useSuspenseQuery(WINDOW_OPTIONS, { fetchPolicy: "network-only" });
  const windows = namedWindows(data.project);
  const shown = windows.find(({ window }) => window.key === windowKey);
  if (!shown)
    return (
      <NoWindow>
        It was removed, it belongs to another browser, or it waits in this one to be sent. My windows says which.
      </NoWindow>
    );
  const { window, name } = shown;
  const chosen = window.options.find(({ isChosen }) => isChosen);
  return (
    <>
      <BackLink to={paths.windowFits.href(windowKey)} mt="3" mb="3">
        What fits
      </BackLink>
      <chakra.h1 textStyle="h1" mb="4" overflowWrap="anywhere">
        Options for {name}
      </chakra.h1>
      {window.options.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          action={<OutlineLink to={paths.windowFits.href(windowKey)}>What fits</OutlineLink>}
        >
          See what fits this window and keep up to four options for it.
        </EmptyState>
      ) : (
        <>
          <Lead maxW="38rem" mb="8">
            {window.options.length === 1
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
      )}
    </>
  );
}

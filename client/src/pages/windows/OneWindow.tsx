import type { WindowValues } from "@rules/project-window";
import type { Unit } from "@rules/sizes";
import { shownValues, type Held } from "../../features/windows/held";
import type { ShownRoom } from "../../features/windows/held-windows";
import { NoWindow } from "../../features/windows/NoWindow";
import type { WindowsSync } from "../../features/windows/sync-windows";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { BackLink, LinkButton, OutlineLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import { WindowEntry } from "./entry/WindowEntry";
import { SyncState } from "./SyncState";
import { WindowsHead } from "./WindowsHead";
import { RoomSkeleton } from "./WindowsSkeleton";

type OneWindowProps = {
  /** Undefined where this browser has no such window. */
  held: Held<WindowValues> | undefined;
  rooms: readonly ShownRoom[];
  unit: Unit;
  onUnit: (unit: Unit) => void;
  onAdd: (roomKey: string | null) => void;
  sync: WindowsSync;
  /** Whether the shop has said what it keeps. */
  isKnown: boolean;
};

const End = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", mt: "8", mb: "4" } });

/** One window with the ways on from it. */
export function OneWindow({ held, rooms, unit, onUnit, onAdd, sync, isKnown }: OneWindowProps) {
  const list = paths.windows.href();
  if (held === undefined && !isKnown)
    return (
      <>
        <WindowsHead />
        <SyncState sync={sync} />
        {sync.kind === "asking" ? <RoomSkeleton /> : <OutlineLink to={list}>My windows</OutlineLink>}
      </>
    );
  if (held === undefined) return <NoWindow isKnown />;
  return (
    <>
      <BackLink to={list} mt="3" mb="3">
        My windows
      </BackLink>
      <WindowEntry held={held} rooms={rooms} unit={unit} onUnit={onUnit} />
      <End>
        <LinkButton to={list}>Done</LinkButton>
        <OutlineLink to={paths.windowFits.href(held.key)}>What fits</OutlineLink>
        <OutlineLink to={paths.windowCompare.href(held.key)}>Compare options</OutlineLink>
        <Button variant="line" onClick={() => onAdd(shownValues(held).roomKey)}>
          Next window in this room
        </Button>
      </End>
      <SyncState sync={sync} />
    </>
  );
}

import { useEffect, useRef } from "react";
import type { Unit } from "@rules/sizes";
import { UnitSegments } from "../../features/configurator/UnitSegments";
import { isContested } from "../../features/windows/held";
import { windowsByRoom, type HeldWindows } from "../../features/windows/held-windows";
import type { WindowsSync } from "../../features/windows/sync-windows";
import { measuringSheetUrl, OWN_WINDOWS_SHEET } from "../../lib/measuring-sheet";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { PrintIcon } from "../../ui/icons";
import { ExternalLinkButton, OutlineLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import { UndoRow } from "../../ui/UndoRow";
import { NoWindows } from "./list/NoWindows";
import { RoomHead } from "./list/RoomHead";
import { useRemovals } from "./list/useRemovals";
import { WindowGrid } from "./list/window-grid";
import { WindowRow } from "./list/WindowRow";
import { SyncState } from "./SyncState";
import { WindowsHead } from "./WindowsHead";
import { RoomSkeleton } from "./WindowsSkeleton";

type WindowListProps = {
  held: HeldWindows;
  unit: Unit;
  onUnit: (unit: Unit) => void;
  onAdd: (roomKey: string | null) => void;
  sync: WindowsSync;
  /** Whether the shop has said what it keeps. */
  isKnown: boolean;
};

const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    mb: "4",
    "& > :last-child": { ml: "auto" },
  },
});
const Room = chakra("section", { base: { mt: "10" } });

/** All rooms with their windows. */
export function WindowList({ held, unit, onUnit, onAdd, sync, isKnown }: WindowListProps) {
  const rooms = windowsByRoom(held);
  const { removal, dropWindow, dropRoom } = useRemovals();
  const undoButton = useRef<HTMLButtonElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  // The pressed button is gone with what it removed.
  useEffect(() => {
    if (removal) undoButton.current?.focus({ preventScroll: true });
  }, [removal]);
  const contested = new Set(held.windows.filter(isContested).map(({ key }) => key));
  const isEmpty = rooms.length === 0;
  const isNone = isEmpty && isKnown;
  return (
    <>
      <WindowsHead />
      {!isNone && (
        <Bar>
          <Button ref={addButton} onClick={() => onAdd(null)}>
            Add a window
          </Button>
          <ExternalLinkButton variant="line" href={measuringSheetUrl()} target="_blank">
            <PrintIcon size="s" />
            Measuring sheet
          </ExternalLinkButton>
          {!isEmpty && sync.kind !== "offline" && (
            <ExternalLinkButton variant="line" href={OWN_WINDOWS_SHEET} target="_blank">
              <PrintIcon size="s" />
              Print all windows
            </ExternalLinkButton>
          )}
          {!isEmpty && <OutlineLink to={paths.project.href()}>Your project</OutlineLink>}
          <UnitSegments unit={unit} onPick={onUnit} />
        </Bar>
      )}
      <SyncState sync={sync} />
      <div role="status">
        {removal && (
          <UndoRow mt="4">
            <span>
              <b>{removal.name}</b> removed
            </span>
            <Button
              ref={undoButton}
              variant="link"
              onClick={() => {
                removal.undo();
                addButton.current?.focus({ preventScroll: true });
              }}
            >
              Undo
            </Button>
          </UndoRow>
        )}
      </div>
      {isNone && <NoWindows onAdd={() => onAdd(null)} />}
      {isEmpty && sync.kind === "asking" && <RoomSkeleton />}
      {rooms.map(({ room, windows }) => (
        <Room key={room?.key ?? ""} aria-label={room?.name ?? "Windows without a room"}>
          {room ? (
            <RoomHead
              room={room}
              otherName={otherNameOf(held, room.key)}
              onAdd={() => onAdd(room.key)}
              onRemove={() => dropRoom(room, windows)}
            />
          ) : (
            <chakra.h2 textStyle="h3" mb="3">
              {rooms.length > 1 ? "Without a room" : "Windows"}
            </chakra.h2>
          )}
          <WindowGrid>
            {windows.map((window) => (
              <WindowRow
                key={window.key}
                window={window}
                unit={unit}
                isContested={contested.has(window.key)}
                onRemove={() => dropWindow(window)}
              />
            ))}
          </WindowGrid>
        </Room>
      ))}
    </>
  );
}

/** The name of a room on another device, where both have changed it. */
function otherNameOf({ rooms }: HeldWindows, key: string): string | undefined {
  const room = rooms.find((each) => each.key === key);
  return room?.contested.includes("name") ? room.kept?.values.name : undefined;
}

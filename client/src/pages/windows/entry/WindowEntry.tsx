import { useEffect, useRef } from "react";
import type { WindowValues } from "@rules/project-window";
import { WindowKind } from "@rules/project/window-kinds";
import { KIND_LABELS } from "@rules/project/window-words";
import type { Unit } from "@rules/sizes";
import { UnitSegments } from "../../../features/configurator/UnitSegments";
import { typeWindow } from "../../../features/windows/change-windows";
import { shownValues, type Held } from "../../../features/windows/held";
import type { ShownRoom } from "../../../features/windows/held-windows";
import { useUrlHash } from "../../../lib/url-hash";
import { RadioChips } from "../../../ui/form/RadioChips";
import { chakra } from "../../../ui/theme/chakra";
import { WindowConflicts } from "../conflicts/WindowConflicts";
import { WindowDrawing } from "../drawing/WindowDrawing";
import { PhotoField } from "../photo/PhotoField";
import { BayFields } from "./BayFields";
import { DetailsFields } from "./DetailsFields";
import { EntryStep } from "./entry-layout";
import { focusNext } from "./focus-next";
import { GlassFields } from "./GlassFields";
import { NameFields } from "./NameFields";
import { ReadingFields } from "./ReadingFields";
import { RoofFields } from "./RoofFields";

type WindowEntryProps = {
  held: Held<WindowValues>;
  rooms: readonly ShownRoom[];
  unit: Unit;
  onUnit: (unit: Unit) => void;
};

const KINDS = Object.values(WindowKind).map((value) => ({ value, label: KIND_LABELS[value] }));

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" },
    columnGap: "16",
    alignItems: "start",
  },
});
const Drawing = chakra("div", {
  base: {
    mx: { base: "calc(var(--gutter) * -1)", md: "0" },
    maxW: { md: "30rem" },
    position: { lg: "sticky" },
    top: { lg: "6" },
    "& svg": { display: "block", w: "full", h: "auto" },
  },
});
const UnitRow = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", gap: "4", mt: "6", mb: "4" },
});

/** One window: its drawing to scale beside the fields, which are kept with every keystroke. */
export function WindowEntry({ held, rooms, unit, onUnit }: WindowEntryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hash = useUrlHash();
  useEffect(() => (asked(location.hash.slice(1)) ?? heading.current)?.focus(), []);
  const values = shownValues(held);
  const roomName = rooms.find(({ key }) => key === values.roomKey)?.name;
  const entry = { values, unit, onType: (typed: Partial<WindowValues>) => typeWindow(held.key, typed) };
  return (
    <>
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h2" mb="4" outline="none" overflowWrap="anywhere">
        {roomName === undefined ? values.name : `${roomName}, ${values.name}`}
      </chakra.h1>
      <WindowConflicts held={held} rooms={rooms} unit={unit} />
      <Columns>
        <Drawing>
          <WindowDrawing values={values} unit={unit} />
        </Drawing>
        <chakra.div minW="0" onKeyDown={focusNext}>
          <UnitRow>
            <chakra.span textStyle="title" alignSelf="center">
              Kind of window
            </chakra.span>
            <UnitSegments unit={unit} onPick={onUnit} />
          </UnitRow>
          <RadioChips
            legend="Kind of window"
            hideLegend
            options={KINDS}
            value={values.kind}
            onPick={(kind) => entry.onType({ kind })}
          />
          <chakra.div mt="6">
            <NameFields {...entry} rooms={rooms} />
          </chakra.div>
          {values.kind === "BAY" && <BayFields {...entry} windowKey={held.key} />}
          {values.kind === "ROOF" ? <RoofFields {...entry} /> : <ReadingFields {...entry} />}
          {hasGlass(values, hash) && <GlassFields {...entry} />}
          <DetailsFields {...entry} />
          <EntryStep title="A photo">
            <PhotoField
              windowKey={held.key}
              photoId={values.photoId}
              name={values.name}
              onPhoto={(photoId) => entry.onType({ photoId })}
            />
          </EntryStep>
        </chakra.div>
      </Columns>
    </>
  );
}

/** The glass is asked for windows that open inwards, and for others once a product needs it: then a link leads to it. */
function hasGlass({ kind, glassWidth, glassHeight, sealMm, handleFromGlassMm }: WindowValues, hash: string): boolean {
  if (kind === "ROOF") return false; // it has its own
  const isKnown = [glassWidth, glassHeight, sealMm, handleFromGlassMm].some((figure) => figure !== null);
  return kind === "TILT_AND_TURN" || isKnown || hash.startsWith("glass-");
}

/** The field that a link leads to, or the first of the group that it leads to. */
function asked(id: string): HTMLElement | null {
  const target = id === "" ? null : document.getElementById(id);
  return target?.querySelector("input") ?? target;
}

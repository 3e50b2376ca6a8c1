import { useEffect } from "react";
import { shownWindowName } from "@rules/window-names";
import type { WindowToFit } from "../../gql/graphql";
import { useStore } from "../../lib/store";
import { SelectField } from "../../ui/form/SelectField";
import { chakra } from "../../ui/theme/chakra";
import { readFits, writeFits } from "../filters/fits-window";
import type { ListUrl } from "../filters/useListUrl";
import { windowsByRoom, type HeldWindows } from "../windows/held-windows";
import { figuresOf } from "../windows/window-figures";
import { reread, windowsStore } from "../windows/windows-store";

const ANY = { value: "", label: "Any window" };
const Place = chakra("div", { base: { py: "5" } });

/** Narrows a list to what fits one of the visitor's windows. A link may have the figures of another one, which then stands beside them. */
export function FitsMyWindow({ listUrl: { chosen, change } }: { listUrl: ListUrl }) {
  const own = useOwnWindows();
  const value = chosen.fits ? writeFits(chosen.fits) : ANY.value;
  const windows = [...own].map(([figures, names]) => ({ value: figures, label: names.join(" and ") }));
  const ofLink = chosen.fits && !own.has(value) ? [{ value, label: "The window of this link" }] : [];
  if (windows.length + ofLink.length === 0) return null;
  return (
    <Place>
      <SelectField
        label="Fits my window"
        value={value}
        options={[ANY, ...windows, ...ofLink]}
        onChange={({ target }) => change({ ...chosen, fits: readFits(target.value) })}
      />
    </Place>
  );
}

/** The name of the visitor's window with these figures. */
export function WindowName({ window }: { window: WindowToFit }) {
  return useOwnWindows().get(writeFits(window))?.join(" and ") ?? "the window of this link";
}

function useOwnWindows(): ReadonlyMap<string, readonly string[]> {
  const held = useStore(windowsStore);
  // Another tab may have changed them while no page showed them.
  useEffect(reread, []);
  return ownWindows(held);
}

/** The names of the visitor's windows, "Kitchen, left", by their figures. What fits two with the same figures is one choice. */
function ownWindows(held: HeldWindows): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { room, windows } of windowsByRoom(held))
    for (const values of windows) {
      const figures = writeFits(figuresOf(values));
      const name = shownWindowName({ roomName: room?.name ?? null, windowName: values.name });
      names.set(figures, [...(names.get(figures) ?? []), name ?? values.name]);
    }
  return names;
}

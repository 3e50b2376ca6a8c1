import { useEffect } from "react";
import { useStore } from "../../lib/store";
import { SelectField } from "../../ui/form/SelectField";
import { chakra } from "../../ui/theme/chakra";
import { writeFits, type FitsWindow } from "../filters/fits-window";
import type { ListUrl } from "../filters/useListUrl";
import { windowsByRoom, type HeldWindows } from "../windows/held-windows";
import { figuresOf } from "../windows/window-figures";
import { reread, windowsStore } from "../windows/windows-store";

const ANY = { value: "", label: "Any window" };
const Place = chakra("div", { base: { py: "5" } });

/** Narrows a list to what fits one of the visitor's windows. A link may name another one, which then stands beside them. */
export function FitsMyWindow({ listUrl: { chosen, change } }: { listUrl: ListUrl }) {
  const held = useStore(windowsStore);
  // Another tab may have changed them while no page showed them.
  useEffect(reread, []);
  const mine = ownWindows(held);
  const windows = [...mine, ...(chosen.fits && !mine.some(isSame(chosen.fits)) ? [chosen.fits] : [])];
  if (windows.length === 0) return null;
  return (
    <Place>
      <SelectField
        label="Fits my window"
        value={chosen.fits ? writeFits(chosen.fits) : ANY.value}
        options={[
          ANY,
          ...windows.map((fits) => ({ value: writeFits(fits), label: fits.name || "The window of this link" })),
        ]}
        onChange={({ target: { value } }) =>
          change({ ...chosen, fits: windows.find((fits) => writeFits(fits) === value) ?? null })
        }
      />
    </Place>
  );
}

/** The visitor's windows by room: "Kitchen, left". Two with the same name and figures are one choice. */
function ownWindows(held: HeldWindows): FitsWindow[] {
  const all = windowsByRoom(held).flatMap(({ room, windows }) =>
    windows.map((values) => ({
      name: room ? `${room.name}, ${values.name}` : values.name,
      window: figuresOf(values),
    })),
  );
  return all.filter((fits, place) => all.findIndex(isSame(fits)) === place);
}

const isSame = (one: FitsWindow) => (other: FitsWindow) => writeFits(one) === writeFits(other);

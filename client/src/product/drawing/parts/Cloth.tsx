import { darker, daylight, lighter, shadow } from "../model/colour";
import type { Box } from "../model/measures";
import type { Look } from "../model/subject";
import { Texture } from "../textures/Texture";
import { Filled, Shade, type Stop } from "./shades";
import { paneCount } from "./window-panes";

/** Daylight through cloth: bright before the panes, dim before the bars between them. */
function backlight(panes: number, glow: number): Stop[] {
  const bar = shadow(0.1 * glow);
  const pane = daylight(0.26 * glow);
  const soft = 0.22 / panes;
  return Array.from({ length: panes }, (_, index): Stop[] => [
    [index / panes, bar],
    [index / panes + soft, pane],
    [(index + 1) / panes - soft, pane],
    [(index + 1) / panes, bar],
  ]).flat();
}

/** A flat piece of cloth that hangs before a window. */
export function Cloth({ colour, finish, pixel, ...box }: Box & Look) {
  const { glow, surface } = finish;
  return (
    <>
      <Shade
        {...box}
        stops={[
          darker(colour, 0.2),
          [0.08, darker(colour, 0.05)],
          [0.55, lighter(colour, 0.05 + glow * 0.06)],
          darker(colour, 0.07),
        ]}
      />
      {glow > 0.05 && <Shade {...box} across stops={backlight(paneCount(box.width), glow)} />}
      <Texture surface={surface} colour={colour} pixel={pixel}>
        {(texture) => <Filled {...box} paint={texture} />}
      </Texture>
      <Shade
        {...box}
        across
        stops={[
          shadow(0.2),
          [0.03, shadow(0.04)],
          [0.2, daylight(surface === "smooth" ? 0.16 : 0.05)],
          [0.85, shadow(0.02)],
          shadow(0.24),
        ]}
      />
    </>
  );
}

import type { ReactNode } from "react";
import { sideBars, type Box } from "../../../../product/drawing/model/measures";
import type { LitBlind, Trial } from "../../../../product/drawing/model/trial";

/** What an unlit thing keeps of its brightness, and what daylight through the sheerest cloth adds. */
const [DARK, THROUGH] = [0.12, 0.68];
/** Daylight that passes the edges. It begins below the head. */
const [DAYLIGHT, HEAD] = ["#fdf6e2", 80];
/** The dark wall ends between the window and its dimension lines, in pixels of the sheet. */
const WALL_MARGIN = 24;

/** The dark room. @param gap width of the light at each side in mm @param id prefix of its paint servers */
export function unlitRoom(id: string, gap: number): NonNullable<Trial["unlit"]> {
  const filter = `${id}unlit`;
  return {
    Blind: ({ width, height, open, finish }: LitBlind, drawn: ReactNode) => {
      const kept = DARK + THROUGH * finish.glow;
      const hangs = { x: 0, y: Math.min(HEAD, height / 4), width, height: height * (1 - open) - HEAD };
      return (
        <>
          <filter id={filter} colorInterpolationFilters="sRGB">
            <feComponentTransfer>
              <feFuncR type="linear" slope={kept} />
              <feFuncG type="linear" slope={kept * 0.98} />
              <feFuncB type="linear" slope={kept * 0.9} />
            </feComponentTransfer>
          </filter>
          <g filter={`url(#${filter})`}>{drawn}</g>
          {gap > 0 && hangs.height > 0 && <path d={sideBars(hangs, gap)} fill={DAYLIGHT} />}
        </>
      );
    },
    Wall: ({ x, y, width, height }: Box, pixel: number) => {
      const margin = WALL_MARGIN * pixel;
      const wall = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
      return <rect {...wall} fill="#191d20" fillOpacity="0.86" />;
    },
  };
}

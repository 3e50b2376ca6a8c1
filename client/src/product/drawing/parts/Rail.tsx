import { darker, lighter } from "../model/colour";
import type { Finish } from "../model/finish";
import type { Box } from "../model/measures";
import { WoodGrain } from "../textures/WoodGrain";
import { Filled, Shade } from "./shades";

/** The usual paints of head rails, cassettes and channels. */
export const WHITE_HARDWARE = "#f1eee8";
export const ANTHRACITE = "#4a4f51";

interface RailProps extends Box {
  readonly colour: string;
  readonly finish?: Finish;
  /** Radius of the corners. */
  readonly radius?: number;
  /** A post or a side channel, lit from the left. */
  readonly upright?: boolean;
}

/** A head rail, cassette, roll or bottom bar: round or moulded, lit from above. */
export function Rail({ colour, finish, radius = 3, upright = false, ...box }: RailProps) {
  return (
    <>
      <Shade
        {...box}
        radius={radius}
        across={upright}
        stops={[
          lighter(colour, 0.1),
          [0.22, lighter(colour, upright ? 0.24 : 0.4)],
          [0.6, colour],
          darker(colour, upright ? 0.2 : 0.34),
        ]}
      />
      {finish?.surface === "grain" && (
        <WoodGrain colour={colour} upright={upright}>
          {(grain) => <Filled {...box} radius={radius} paint={grain} />}
        </WoodGrain>
      )}
    </>
  );
}

import { useId } from "react";
import { tenth, type Box } from "../model/measures";

/** Place from 0 to 1, and a colour (`#rrggbb` or `#rrggbbaa`). */
export type Stop = readonly [place: number, colour: string];

interface ShadeProps extends Box {
  readonly stops: readonly Stop[];
  /** The way the colour changes: down (the default) or across. */
  readonly across?: boolean;
  readonly radius?: number;
}

/** The stops of a gradient. */
export function Stops({ stops }: { readonly stops: readonly Stop[] }) {
  return stops.map(([place, colour], index) => (
    <stop key={index} offset={Math.round(place * 1000) / 1000} stopColor={colour} />
  ));
}

/** A box whose colour changes down or across it: a rail, a roll of cloth, a shadow. */
export function Shade({ x, y, width, height, stops, across = false, radius }: ShadeProps) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} {...(across ? {} : { x2: 0, y2: 1 })}>
        <Stops stops={stops} />
      </linearGradient>
      <rect
        x={tenth(x)}
        y={tenth(y)}
        width={tenth(Math.max(0, width))}
        height={tenth(Math.max(0, height))}
        rx={radius}
        fill={`url(#${id})`}
      />
    </>
  );
}

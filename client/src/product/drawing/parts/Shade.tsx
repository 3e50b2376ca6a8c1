import { useId } from "react";
import { thousandth } from "../model/measures";
import { Filled, type FilledProps } from "./Filled";

/** A colour (`#rrggbb` or `#rrggbbaa`) and its place from 0 to 1. As in CSS the first and the last need no place. */
export type Stop = string | readonly [place: number, colour: string];

interface ShadeProps extends Omit<FilledProps, "paint"> {
  readonly stops: readonly Stop[];
  /** The way the colour changes: down (the default) or across. */
  readonly across?: boolean;
}

/** The stops of a gradient. */
export function Stops({ stops }: { readonly stops: readonly Stop[] }) {
  return stops.map((stop, index) => {
    const [place, colour] = typeof stop === "string" ? [Math.min(index, 1), stop] : stop;
    return <stop key={index} offset={thousandth(place)} stopColor={colour} />;
  });
}

/** A box whose colour changes down or across it: a rail, a roll of cloth, a shadow. */
export function Shade({ stops, across = false, ...box }: ShadeProps) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} {...(across ? {} : { x2: 0, y2: 1 })}>
        <Stops stops={stops} />
      </linearGradient>
      <Filled {...box} paint={`url(#${id})`} />
    </>
  );
}

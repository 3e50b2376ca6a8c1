import { useId } from "react";
import { darker, lighter } from "../model/colour";
import { path } from "../model/measures";
import { Stops } from "./shades";

interface RomanFoldProps {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far the cloth hangs through in the middle, in millimetres. */
  readonly sag: number;
  readonly colour: string;
}

/** One raised fold: a soft roll of cloth that sags a little between its cords. */
export function RomanFold({ y, width, height, sag, colour }: RomanFoldProps) {
  const id = useId();
  const foot = y + height;
  return (
    <>
      <linearGradient id={id} x2={0} y2={1}>
        <Stops
          stops={[
            darker(colour, 0.42),
            [0.12, darker(colour, 0.2)],
            [0.45, lighter(colour, 0.14)],
            [0.78, darker(colour, 0.04)],
            darker(colour, 0.34),
          ]}
        />
      </linearGradient>
      <path d={path`M0 ${y}H${width}V${foot}Q${width / 2} ${foot + 2 * sag} 0 ${foot}z`} fill={`url(#${id})`} />
    </>
  );
}

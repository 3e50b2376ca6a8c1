import { useId, type ReactNode } from "react";
import { woodiness } from "../model/colour";

/** Lines that end at the height where they began, so that the tiles join. Tile: 760 × 131, no multiple of a slat. */
const VEINS = [
  "M0 8C140 2 240 17 380 10S640 3 760 8",
  "M0 27C90 33 210 20 330 28S560 37 760 27",
  "M0 52C180 45 250 60 420 53S600 45 760 52",
  "M0 71C110 78 300 66 430 74S650 66 760 71",
  "M0 96C150 88 220 105 390 97S640 90 760 96",
  "M0 117C130 122 260 111 400 118S620 124 760 117",
].join("");
const FINE_VEINS = [
  "M60 15q120 5 250-1M420 20q140-6 280 1M120 40q160-7 330 1M500 44q100 4 200-1",
  "M30 62q190 5 300-2M390 63q140-5 300 2M90 84q150 6 260 0M470 86q120-5 220 1",
  "M40 107q180-5 310 1M430 108q150 5 270-1M200 127q150-4 300 1",
].join("");

interface WoodGrainProps {
  readonly colour: string;
  /** The grain follows the timber: a post's runs upwards. */
  readonly upright?: boolean;
  /** Draws with the paint it is given. */
  readonly children: (paint: string) => ReactNode;
}

/** The veins of timber as a paint to lay over a colour. Stained wood shows them, painted wood hardly. */
export function WoodGrain({ colour, upright = false, children }: WoodGrainProps) {
  const id = useId();
  const strength = 0.1 + 0.9 * woodiness(colour);
  return (
    <>
      <pattern
        id={id}
        width="760"
        height="131"
        patternUnits="userSpaceOnUse"
        patternTransform={upright ? "rotate(90)" : undefined}
      >
        <g fill="none" stroke="#2a1405" opacity={Math.round(strength * 100) / 100}>
          <path d={VEINS} strokeWidth="7" opacity=".13" />
          <path d={FINE_VEINS} strokeWidth="2.5" opacity=".28" />
        </g>
      </pattern>
      {children(`url(#${id})`)}
    </>
  );
}

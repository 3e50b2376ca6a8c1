import { useId } from "react";
import { darker, fade, lighter, shadow } from "../model/colour";
import type { Box } from "../model/measures";
import type { Look } from "../model/subject";
import { Filled, Shade } from "./shades";

/** Share of holes that is drawn where none is chosen, and what a percent more takes from the mesh's opacity. */
const [USUAL, THINNER] = [5, 0.035];

interface ScreenClothProps extends Box, Omit<Look, "finish"> {
  /** As the catalogue calls it: "10 %". */
  readonly openness?: string | undefined;
}

/** Open mesh: the view stays, darkened by the threads. */
export function ScreenCloth({ colour, pixel, openness = "", ...box }: ScreenClothProps) {
  const id = useId();
  const thinner = THINNER * ((Number.parseInt(openness, 10) || USUAL) - USUAL);
  return (
    <>
      <Shade
        {...box}
        stops={[
          fade(darker(colour, 0.15), 0.86 - thinner),
          [0.5, fade(colour, 0.74 - thinner)],
          fade(colour, 0.8 - thinner),
        ]}
      />
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${(pixel * 0.7).toFixed(2)})`}
      >
        <path d="M0 1h6M0 4h6" stroke={darker(colour, 0.35)} opacity=".3" />
        <path d="M1 0v6M4 0v6" stroke={lighter(colour, 0.4)} opacity=".22" />
      </pattern>
      <Filled {...box} paint={`url(#${id})`} />
      <Shade {...box} across stops={[shadow(0.2), [0.04, shadow(0)], [0.96, shadow(0)], shadow(0.22)]} />
    </>
  );
}

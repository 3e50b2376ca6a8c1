import { useId } from "react";
import { darker, fade, lighter, shadow } from "../model/colour";
import type { Box } from "../model/measures";
import type { Look } from "../model/subject";
import { Filled, Shade } from "./shades";

/** Open mesh: the view stays, darkened by the threads. */
export function ScreenCloth({ colour, pixel, ...box }: Box & Omit<Look, "finish">) {
  const id = useId();
  return (
    <>
      <Shade {...box} stops={[fade(darker(colour, 0.15), 0.86), [0.5, fade(colour, 0.74)], fade(colour, 0.8)]} />
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

import { darker, fade } from "../model/colour";
import { path, tenth } from "../model/measures";
import { Cloth } from "../parts/Cloth";
import { Shadow } from "../parts/shades";
import type { HeadingProps } from "./heading";

/** How far it hangs below the top of the curtains, stands above them and passes them on each side. Millimetres. */
const [DROP, RISE, RETURN] = [230, 30, 40];

/** A stiff pelmet covered in the cloth of the curtains; it hides their track. */
export function Pelmet({ width, colour, finish, pixel }: HeadingProps) {
  const seam = path`H${width + RETURN}`;
  return (
    <>
      <Shadow x={0} y={DROP} width={width} height={70} depth={0.32} />
      <Cloth
        x={-RETURN}
        y={-RISE}
        width={width + 2 * RETURN}
        height={DROP + RISE}
        colour={colour}
        finish={{ ...finish, glow: 0 }}
        pixel={pixel}
      />
      <path
        d={`M${-RETURN} ${DROP - 26}${seam}M${-RETURN} -6${seam}`}
        stroke={fade(darker(colour, 0.6), 0.4)}
        strokeWidth={tenth(pixel)}
      />
    </>
  );
}

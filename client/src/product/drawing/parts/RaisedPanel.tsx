import { darker, fade, lighter, shadow } from "../model/colour";
import { boxPath, clamp, inset, tenth, type Box } from "../model/measures";
import type { Look } from "../model/subject";
import { Shade } from "./shades";

/** A solid panel with a bevelled field in the middle. */
export function RaisedPanel({ colour, pixel, ...box }: Box & Omit<Look, "finish">) {
  const bevel = clamp(Math.min(box.width, box.height) * 0.1, 10, 44);
  const field = inset(box, bevel);
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height].map(tenth);
  return (
    <>
      <path d={boxPath(box)} fill={darker(colour, 0.1)} />
      <path
        d={`M${left} ${top}H${right}l${-bevel} ${bevel}H${tenth(field.x)}zM${right} ${top}V${bottom}l${-bevel} ${-bevel}V${tenth(field.y)}z`}
        fill={shadow(0.14)}
      />
      <path d={`M${left} ${bottom}H${right}l${-bevel} ${-bevel}H${tenth(field.x)}z`} fill={fade("#ffffff", 0.25)} />
      <Shade {...field} across stops={[lighter(colour, 0.2), lighter(colour, 0.02)]} />
      <path d={boxPath(field)} fill="none" stroke={shadow(0.25)} strokeWidth={tenth(pixel * 0.8)} />
    </>
  );
}

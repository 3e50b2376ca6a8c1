import { darker, fade, lighter, shadow } from "../model/colour";
import { boxPath, clamp, edges, inset, path, type Box } from "../model/measures";
import type { Look } from "../model/subject";
import { Outlines, Shade } from "./shades";

/** A solid panel with a bevelled field in the middle. */
export function RaisedPanel({ colour, pixel, ...box }: Box & Omit<Look, "finish">) {
  const bevel = clamp(Math.min(box.width, box.height) * 0.1, 10, 44);
  const field = inset(box, bevel);
  const [left, top, right, bottom] = edges(box);
  return (
    <>
      <path d={boxPath(box)} fill={darker(colour, 0.1)} />
      <path
        d={path`M${left} ${top}H${right}l${-bevel} ${bevel}H${field.x}zM${right} ${top}V${bottom}l${-bevel} ${-bevel}V${field.y}z`}
        fill={shadow(0.14)}
      />
      <path d={path`M${left} ${bottom}H${right}l${-bevel} ${-bevel}H${field.x}z`} fill={fade("#ffffff", 0.25)} />
      <Shade {...field} across stops={[lighter(colour, 0.2), lighter(colour, 0.02)]} />
      <Outlines boxes={[field]} colour={shadow(0.25)} width={pixel * 0.8} />
    </>
  );
}

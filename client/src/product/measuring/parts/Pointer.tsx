import { Label } from "./Label";

type PointerProps = {
  /** Where the words stand, and where the line from them ends. */
  x: number;
  y: number;
  to: readonly [x: number, y: number];
  anchor?: "start" | "middle" | "end";
  ground?: string;
  text: string;
};

/** Words that name a part of the drawing, with a line to it. */
export function Pointer({ x, y, to, anchor = "start", ground, text }: PointerProps) {
  return (
    <g>
      <path d={`M${x} ${y}L${to[0]} ${to[1]}`} strokeWidth="0.9" />
      <circle cx={to[0]} cy={to[1]} r="2.4" fill="currentColor" stroke="none" />
      <Label x={x} y={y} anchor={anchor} ground={ground} text={text} />
    </g>
  );
}

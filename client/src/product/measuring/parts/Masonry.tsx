import { useId } from "react";
import { INK, WALL } from "./paints";

/** What a cut through a wall looks like. `d` is the outline, as a path. */
export function Masonry({ d }: { d: string }) {
  const id = useId();
  return (
    <g>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" fill={WALL} stroke="none" />
        <path d="M0 0V8" stroke={INK} strokeOpacity="0.3" />
      </pattern>
      <path d={d} fill={`url(#${id})`} strokeWidth="1.4" />
    </g>
  );
}

import { path } from "../model/measures";

interface WandProps {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly colour?: string;
}

/** The rod that tilts slats or draws vanes. */
export function Wand({ x, y, length, colour = "#f6f6f3" }: WandProps) {
  const line = path`M${x} ${y}v${length}`;
  return (
    <>
      <path d={line} stroke="#6f6a60" strokeWidth="11" strokeLinecap="round" opacity=".45" />
      <path d={line} stroke={colour} strokeWidth="7" strokeLinecap="round" />
    </>
  );
}

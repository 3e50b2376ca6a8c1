import { Pole } from "./Pole";
import { Track } from "./Track";

interface HangerProps {
  readonly width: number;
  /** A slim track; else a pole. */
  readonly onTrack: boolean;
}

/** What pleated curtains hang from. */
export const Hanger = ({ width, onTrack }: HangerProps) =>
  onTrack ? <Track width={width} /> : <Pole width={width} y={14} />;

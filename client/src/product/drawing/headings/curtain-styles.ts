import { Eyelets } from "./Eyelets";
import type { Heading } from "./heading";
import { Pelmet } from "./Pelmet";
import { PencilPleat } from "./PencilPleat";
import { Track } from "./Track";

/** How a curtain hangs. Lengths in millimetres. */
interface CurtainStyle {
  readonly Heading: Heading;
  /** Width of a fold in the finished curtain. */
  readonly fold: number;
  /** Where the cloth begins below the top of the pole or track. */
  readonly top: number;
  /** Opacity of the cloth; below 1 the window shows through. */
  readonly sheer?: number;
}

const PENCIL_PLEAT: CurtainStyle = { Heading: PencilPleat, fold: 104, top: 34 };

const STYLES: Readonly<Record<string, CurtainStyle>> = {
  eyelet: { Heading: Eyelets, fold: 150, top: 0 },
  wave: { Heading: Track, fold: 96, top: 28 },
  voile: { Heading: Track, fold: 62, top: 28, sheer: 0.62 },
  pelmet: { ...PENCIL_PLEAT, Heading: Pelmet },
};

/** The style of a variant; curtains hang in pencil pleats unless it says otherwise. */
export function curtainStyle(variant: string | null): CurtainStyle {
  return STYLES[variant ?? ""] ?? PENCIL_PLEAT;
}

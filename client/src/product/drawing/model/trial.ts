import type { ReactNode } from "react";
import type { Finish } from "./finish";
import type { Box } from "./measures";

/** What hangs before a window, as far as the light that passes it depends on it. Lengths are millimetres. */
export interface LitBlind {
  readonly width: number;
  readonly height: number;
  readonly finish: Finish;
  /** 0 covers the window, 1 is fully raised or drawn back. */
  readonly open: number;
}

/** What a visitor tries on a drawing. It belongs to no order and no address. */
export interface Trial {
  /** Share of its pitch that a slat, louvre or vane covers, 0 to 1; as it is usually drawn without it. */
  readonly cover?: number | undefined;
  /** With the room lights off: what hangs before the window, as dark as its material lets it be; and the wall around it. */
  readonly unlit?:
    | {
        readonly Blind: (blind: LitBlind, drawn: ReactNode) => ReactNode;
        readonly Wall: (bounds: Box, pixel: number) => ReactNode;
      }
    | undefined;
  /** ", half raised", for the text alternative. */
  readonly words: string;
}

/** What hangs before a window, in the light that is tried. */
export const inLight = (subject: LitBlind & { readonly trial?: Trial | undefined }, drawn: ReactNode): ReactNode =>
  subject.trial?.unlit?.Blind(subject, drawn) ?? drawn;

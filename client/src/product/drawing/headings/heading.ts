import type { FunctionComponent } from "react";
import { tenth } from "../model/measures";
import type { Look } from "../model/subject";

/** What a heading has to know of the curtains that hang from it. Lengths in millimetres. */
export interface HeadingProps extends Look {
  /** Of the pole or track. */
  readonly width: number;
  /** Where the cloth begins, and how wide one panel hangs. */
  readonly top: number;
  readonly panel: number;
  /** How many folds a panel has. */
  readonly folds: number;
}

export type Heading = FunctionComponent<HeadingProps>;

/** Where the two panels begin. */
export function panelStarts({ width, panel }: Pick<HeadingProps, "width" | "panel">): [number, number] {
  return [0, tenth(width - panel)];
}

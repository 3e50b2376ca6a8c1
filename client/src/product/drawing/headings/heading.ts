import type { FunctionComponent } from "react";
import type { Look } from "../model/subject";

/** What a heading has to know of the curtains that hang from it. Lengths in millimetres. */
export interface HeadingProps extends Look {
  /** Of the pole or track. */
  readonly width: number;
  /** Where the cloth begins, how wide one panel hangs, and where the panels begin. */
  readonly top: number;
  readonly panel: number;
  readonly starts: readonly number[];
  /** How many folds a panel has. */
  readonly folds: number;
  /** On a slim track; else on a pole. */
  readonly onTrack?: boolean;
  /** The heading stands up before what it hangs from, which is drawn behind the cloth. */
  readonly standing?: boolean;
  /** Height of the tape that gathers it, in place of the usual one. */
  readonly tape?: number | undefined;
  /** Of rings, in place of the usual one. */
  readonly metal?: string;
}

export type Heading = FunctionComponent<HeadingProps>;

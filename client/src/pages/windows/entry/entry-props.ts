import type { WindowValues } from "@rules/project-window";
import type { Unit } from "@rules/sizes";

/** What each part of the entry of a window takes. */
export type EntryProps = {
  values: WindowValues;
  unit: Unit;
  /** Keeps what was typed. */
  onType: (typed: Partial<WindowValues>) => void;
};

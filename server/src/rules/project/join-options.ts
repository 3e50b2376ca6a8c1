import { MOST_OPTIONS } from "./project-limits.js";

/** An option of a window, as far as it decides about joining two windows. */
export type KeptOption = {
  readonly id: string;
  /** From 1. */
  readonly position: number;
  /** Equal for equal configurations. */
  readonly configuration: string;
  readonly isChosen: boolean;
};

/** What becomes of the options of two windows that become one. */
export type JoinedOptions = {
  /** Those that come to the window, with their new places. */
  readonly moved: readonly { readonly id: string; readonly position: number }[];
  /** The present option that the coming window had chosen; null where that one comes itself, or where none was. */
  readonly chosenId: string | null;
};

/** The places of a window that no option has, from the first. */
export function freePositions(present: readonly Pick<KeptOption, "position">[]): number[] {
  const taken = new Set(present.map(({ position }) => position));
  return Array.from({ length: MOST_OPTIONS }, (_, index) => index + 1).filter((place) => !taken.has(place));
}

/**
 * Joins the options of two windows, and loses none. Undefined where that can't be: the two have chosen differently, or have more
 * options together than a window holds.
 */
export function joinOptions(present: readonly KeptOption[], coming: readonly KeptOption[]): JoinedOptions | undefined {
  const kept = new Map(present.map((option) => [option.configuration, option]));
  const chosen = present.find(({ isChosen }) => isChosen);
  const wanted = coming.find(({ isChosen }) => isChosen);
  if (chosen && wanted && chosen.configuration !== wanted.configuration) return undefined;
  const free = freePositions(present);
  const added = coming.filter(({ configuration }) => !kept.has(configuration));
  if (added.length > free.length) return undefined;
  const moved = added.flatMap(({ id }, index) => {
    const position = free[index];
    return position === undefined ? [] : [{ id, position }];
  });
  return { moved, chosenId: (wanted && kept.get(wanted.configuration)?.id) ?? null };
}

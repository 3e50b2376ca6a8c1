/** Rooms and windows that a project holds. */
export const MOST_ROOMS = 20;
export const MOST_WINDOWS = 60;

/** Rooms and windows together that a project keeps, with those that were removed and can still be brought back. */
export const MOST_REMEMBERED = 1000;

/** Facets of a bay. */
export const BAY_PARTS = [2, 7] as const;

/** Whole degrees between two facets: sharper no bay is, and 180 is a straight line. */
export const BAY_ANGLE = [60, 180] as const;

/** Characters of what is in the way of a window. */
export const LONGEST_OBSTRUCTIONS = 300;

/** Whole millimetres from floor to top, as `options/height-from-floor.ts` takes them. */
export const HEIGHT_FROM_FLOOR_MM = [300, 5000] as const;

/** A handle, a seal or a bead beyond these, in whole millimetres, is a slip of the unit or of a digit. */
export const HANDLE_MM = [1, 150] as const;
export const SEAL_MM = [0, 30] as const;
export const BEAD_MM = [3, 99] as const;

/** Options that a household keeps for one window: as many as a page can show side by side. */
export const MOST_OPTIONS = 4;

/** Conditions on a row of `project_window`, as its constraints have them. A column without a value passes. */

const LENGTHS = [
  ...["width_top", "width_middle", "width_bottom", "drop_left", "drop_centre", "drop_right"],
  ...["diagonal_down", "diagonal_up", "depth", "glass_width", "glass_height"],
];

/** In inches. */
export const LENGTHS_IN_RANGE = `0 < ALL (array_remove(ARRAY[${LENGTHS.join(", ")}], NULL)) AND 1000 >= ALL (array_remove(ARRAY[${LENGTHS.join(", ")}], NULL))`;

export const MILLIMETRES_IN_RANGE =
  "height_from_floor_mm BETWEEN 300 AND 5000 AND handle_mm BETWEEN 1 AND 150 AND handle_from_glass_mm BETWEEN 1 AND 150 AND seal_mm BETWEEN 0 AND 30 AND bead_mm BETWEEN 3 AND 99";

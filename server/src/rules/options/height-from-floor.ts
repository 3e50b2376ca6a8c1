import { CORDED_CONTROLS } from "./asked-options.js";
import { HEIGHT_FROM_FLOOR, type Choice, type OptionedProduct } from "./option.js";

/** In place of a height: the shop measures it, and so the whole order. */
export const MEASURED_AT_VISIT = "measured at the visit";

/** Whole millimetres: "2300 mm", or the figure alone. */
const MILLIMETRES = /^(\d{3,5})(?: ?mm)?$/;

const LOWEST_MM = 300;
const HIGHEST_MM = 5000;

/** Why a height is none; undefined where it is one. */
export function checkHeightFromFloor(value: string): string | undefined {
  if (value === MEASURED_AT_VISIT) return undefined;
  const millimetres = millimetresOf(value);
  if (millimetres === undefined || millimetres < LOWEST_MM)
    return `The height from the floor is in whole millimetres, such as 2300 mm, or “${MEASURED_AT_VISIT}”.`;
  if (millimetres > HIGHEST_MM)
    return `The height from the floor to the top of the blind is at most ${HIGHEST_MM} mm. You gave ${millimetres}.`;
  return undefined;
}

/** The height among choices, in whole millimetres; undefined where there is none or the shop measures it. */
export function heightFromFloorMm(choices: readonly Choice[]): number | undefined {
  const height = choices.find(({ name }) => name === HEIGHT_FROM_FLOOR);
  return height && millimetresOf(height.value);
}

/** Whether the shop is to measure the height, and so the order. */
export const isHeightLeftToVisit = (choices: readonly Choice[]): boolean =>
  choices.some(({ name, value }) => name === HEIGHT_FROM_FLOOR && value === MEASURED_AT_VISIT);

/** Whether a product can be had with a cord or chain. */
export const offersCords = ({ options }: Pick<OptionedProduct, "options">): boolean =>
  options.some(({ name, values }) => name === "control" && values.some((value) => CORDED_CONTROLS.includes(value)));

function millimetresOf(value: string): number | undefined {
  const [, digits] = MILLIMETRES.exec(value) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

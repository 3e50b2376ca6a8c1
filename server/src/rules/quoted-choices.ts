import { FULFILMENT_NAMES } from "./order-choices.js";

/** The choices at the head of the checkout, as texts quote them. */
export const MEASURE_AND_FIT = `“${FULFILMENT_NAMES.MEASURE_AND_FIT}”`;
export const MAKE_TO_SIZES = `“${FULFILMENT_NAMES.MAKE_TO_SIZES}”`;

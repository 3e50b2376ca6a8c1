import { z } from "zod";
import { dayToCome } from "./day-to-come.js";
import { required } from "./form-fields.js";
import { formatPoundsShort, type Pence } from "./money.js";

/** The top of the price filter: nobody would find a product above it. */
const HIGHEST_BASE_PRICE_PENCE = 50_000;
/** A was-price is shown beside the price and enters no sum. */
const HIGHEST_WAS_PRICE_PENCE = 10 * HIGHEST_BASE_PRICE_PENCE;

const BASE_PRICE = `A price must be whole pounds from £1 to ${formatPoundsShort(HIGHEST_BASE_PRICE_PENCE)}`;
const WAS_PRICE = `A was-price must be pounds and pence up to ${formatPoundsShort(HIGHEST_WAS_PRICE_PENCE)}`;

/** The price of the included size, without tax. */
export const basePrice = z
  .int({ error: BASE_PRICE })
  .min(100, { error: BASE_PRICE })
  .max(HIGHEST_BASE_PRICE_PENCE, { error: BASE_PRICE })
  .multipleOf(100, { error: BASE_PRICE });

/** The same before a reduction. */
export const wasPrice = z
  .int({ error: WAS_PRICE })
  .min(100, { error: WAS_PRICE })
  .max(HIGHEST_WAS_PRICE_PENCE, { error: WAS_PRICE });

export const HIGHER_WAS_PRICE = "A was-price must be higher than the price";

/** Whether a was-price goes with a price. */
export const isHigher = (was: Pence | null, base: Pence): boolean => was === null || was > base;

/** A price list that staff import on `today` in London, such as "2026-11-26"; without a day to start on it starts at once. */
export const priceListForm = (today: string) =>
  z.object({
    name: required("Name", 2, 60),
    effectiveFrom: dayToCome(today),
  });

import { z } from "zod";
import { dayToCome } from "./day-to-come.js";

/** When a product goes on sale, said on `today` in London; without a day at once. */
export const saleForm = (today: string) => z.object({ day: dayToCome(today) });

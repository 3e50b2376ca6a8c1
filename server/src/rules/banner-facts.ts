import { z } from "zod";
import { day } from "./fact-fields.js";
import { required } from "./form-fields.js";

const PATH = "Please enter the path of a page of the shop, such as /sales";

/** What the shop announces above the header of every page. */
const notice = z.strictObject({
  text: required("The banner", 3, 120),
  /** A page of the shop to which the text leads. */
  path: z
    .string({ error: PATH })
    .trim()
    .max(200, { error: PATH, abort: true })
    .regex(/^\/(?![/\\])[\w\-./?=&%#]*$/, { error: PATH })
    .nullable(),
  /** The last day in London on which it is shown; null for no end. */
  lastDay: day.nullable(),
});

export type Notice = z.output<typeof notice>;

export const bannerFields = { notice: notice.nullable() };

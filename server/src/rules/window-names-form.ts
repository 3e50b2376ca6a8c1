import { z } from "zod";
import { personName } from "./person-name.js";
import { LONGEST_WINDOW_NAME } from "./window-names.js";

/**
 * The room and the window of a line, in a line each, as "Bedroom" and "left". They stand in mails and on labels, so the rules are those
 * of a person's name. An empty name is none, null; undefined stays undefined.
 */
export const windowNamesForm = z.object({ roomName: name("Room"), windowName: name("Window") });

function name(label: string) {
  const typed = personName(label, { min: 1, max: LONGEST_WINDOW_NAME, short: `${label} needs a letter or a figure` });
  return z
    .string({ error: `${label} must be text` })
    .nullish()
    .transform((text) => (text === undefined ? undefined : text?.trim() || null))
    .pipe(typed.nullish());
}

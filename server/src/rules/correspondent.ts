import { emailAddress } from "./form-fields.js";
import { personName } from "./person-name.js";

/** Who writes to the shop: fields that all enquiries share. */
export const correspondent = {
  name: personName("Name", { min: 1, max: 100, short: "Please tell us your name" }),
  email: emailAddress(),
};

/** What a message may hold at most, in characters as a reader counts them. */
export const LONGEST_MESSAGE = 2000;

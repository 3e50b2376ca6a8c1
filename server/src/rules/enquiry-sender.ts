import { emailAddress } from "./form-fields.js";
import { personName } from "./person-name.js";

/** The sender's fields, shared by all enquiries. */
export const enquirySender = {
  name: personName("Name", { min: 1, max: 100, short: "Please tell us your name" }),
  email: emailAddress(),
};

/** Maximum length of a message in graphemes. */
export const LONGEST_MESSAGE = 2000;

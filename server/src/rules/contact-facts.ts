import { z } from "zod";
import { emailAddress, required } from "./form-fields.js";

const PHONE = "Please enter a phone number such as 020 7946 0123";
const HTTPS = "Please enter an address that begins with https://";

/** As people write it; links are made of its digits. */
const phone = z
  .string({ error: PHONE })
  .trim()
  .regex(/^[+(]?\d[\d ()-]{5,28}$/, { error: PHONE });

/** The shop on another site: the site's name and the address there. */
const socialProfile = z.strictObject({
  name: required("The name of the site", 1, 40),
  url: z
    .string({ error: HTTPS })
    .trim()
    .max(300, { error: HTTPS, abort: true })
    .pipe(z.url({ protocol: /^https$/, error: HTTPS })),
});

/** How the shop is reached. */
export const contactFields = {
  phone,
  whatsApp: phone,
  email: emailAddress(),
  socialProfiles: z.array(socialProfile).max(10, { error: "At most 10 profiles are shown" }),
};

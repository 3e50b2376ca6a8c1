import { escapeMarkup } from "../kernel/markup/escape.js";
import type { ShopContact } from "./failure-page.js";
import { plainPage } from "./plain-page.js";

/** The page after a form was sent without scripts. */
export function sentPage(shop: ShopContact): string {
  return plainPage(
    shop.name,
    "Thank you. We have your message",
    `<p>We will be in touch soon, and a copy is on its way to your e-mail address.</p>
<p><a href="/">Back to our home page</a></p>`,
  );
}

/** The page for a form that was refused, with the reasons as sentences. */
export function unsentPage({ name, phone }: ShopContact, reasons: readonly string[]): string {
  const list = reasons.map((reason) => `<li>${escapeMarkup(reason)}</li>`).join("");
  return plainPage(
    name,
    "This has not been sent yet",
    `<ul>${list}</ul>
<p>Please go back with your browser’s Back button, where your words are kept, and send it again. Or call us on ${phone}.</p>`,
  );
}

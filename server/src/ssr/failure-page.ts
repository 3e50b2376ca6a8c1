import { plainPage } from "./plain-page.js";

const WORDS = {
  failed: {
    title: "This page can't be shown at the moment",
    advice: (phone: string) =>
      `Please try again shortly, or call us on ${phone}. Nothing you have put in your cart is lost.`,
  },
  "too often": {
    title: "That was a little too often",
    advice: (phone: string) =>
      `Many pages have been asked for from where you are. Please try again in a minute, or call us on ${phone}.`,
  },
  unknown: {
    title: "404 Page Not Found",
    advice: (phone: string) =>
      `There is no window at this address. Please start at our <a href="/">home page</a>, or call us on ${phone}.`,
  },
};

/** Contact details on the failure page. */
export type ShopContact = { name: string; phone: string };

/** The page for a failed rendering. It needs no script, style sheet or data. */
export function failurePage({ name, phone }: ShopContact, requestId: string, reason: keyof typeof WORDS): string {
  const { title, advice } = WORDS[reason];
  return plainPage(
    name,
    title,
    `<p>${advice(phone)}</p>
<p style="color:#4d5952">Reference ${requestId}</p>`,
  );
}

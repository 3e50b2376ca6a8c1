import {
  ACCOUNT_LINK_MINUTES,
  ACCOUNT_MAIL_DAYS,
  CONFIRM_DAYS,
  ENQUIRY_DAYS,
  KNOWN_DEVICE_DAYS,
  ORDER_YEARS,
  SENT_MAIL_DAYS,
  SESSION_DAYS,
  UNPUBLISHED_REVIEW_DAYS,
} from "@rules/retention-periods";
import type { ContentSection } from "../../content/blocks";
import type { ShopFacts } from "../../content/facts";
import { paths } from "../../lib/paths";

export const PRIVACY_UPDATED = "2026-11";

/** The use of personal data. It describes the code, so change both together. */
export const privacyOf = ({ name, phone, email }: ShopFacts): readonly ContentSection[] => [
  {
    id: "in-short",
    title: "In short",
    blocks: [
      {
        list: [
          "We ask for what we need to quote, make, deliver and fit, and for nothing else.",
          "There are no trackers, no advertising and no statistics of visitors here. Type, pictures and films come from our own server.",
          "One cookie, set when you first put something into the cart or send us something, and a second one if you sign in. Reading sets none.",
          "We sell no details, and give them only to those who bring you our goods and carry our mail.",
        ],
      },
      `${name} is responsible for what is written here. Ask us anything about it on ${phone} or at [${email}](mailto:${email}).`,
    ],
  },
  {
    id: "what-we-keep",
    title: "What you tell us, and why we keep it",
    blocks: [
      {
        terms: [
          [
            "Orders",
            "Name, e-mail, address, a phone number if you give one, and what you ordered in which sizes. We need them to make, deliver and guarantee your order.",
          ],
          [
            "Requests for a quote",
            "Name, e-mail, phone, postcode and your message, so that we can ring you and plan a visit.",
          ],
          [
            "An account",
            `Only if you make one: name, e-mail, a phone number and addresses if you keep them there, what you saved, and where you are signed in (browser, system, times), so that you find everything again. Of your password we keep a fingerprint from which it can’t be told. It becomes an account when you confirm it by a link that works for ${ACCOUNT_LINK_MINUTES} minutes; a request that nobody confirms is forgotten after ${ACCOUNT_MAIL_DAYS} days.`,
          ],
          ["Messages", "Name, e-mail, message, and a phone number if you give one, so that we can answer."],
          ["Samples", "Name, e-mail and address, and which fabrics you chose, so that they reach you."],
          [
            "Reviews",
            "Your name, town, rating and words. They are shown to everybody once we have checked them, which is why you write them.",
          ],
          [
            "The mailing list",
            `Your e-mail address. We send one mail with a link that works for ${CONFIRM_DAYS} days; only when you press it are you on the list. Every mail has a link to leave it.`,
          ],
        ],
      },
      "The law calls our reasons the contract with you, or steps towards one (orders, quotes, samples, fitting), our legitimate interest in answering and in keeping the shop safe (messages, reviews, limits), and your consent (the mailing list), which you can take back at any time.",
    ],
  },
  {
    id: "cookie",
    title: "The two cookies",
    blocks: [
      `The first is called **sid**, or **__Host-sid** on a secure connection. It is set when you first change something, such as your cart, and lasts ${SESSION_DAYS} days after your last visit. It holds a random number and nothing about you; by it we find your cart, the orders you have just placed and, while you are signed in, your account.`,
      `The second, **device** or **__Host-device**, is set only when you sign in to an account, and lasts ${KNOWN_DEVICE_DAYS} days after that. It holds a random number and a seal; by it your account knows this browser again, so that you can sign in here even while somebody elsewhere is guessing at your password. It opens nothing, and a new password makes it void.`,
      "Both are strictly necessary for the cart and a safe account, so we may set them without asking; no script can read them and no other site receives them. If your browser refuses them you can read everything, but the cart stays empty.",
    ],
  },
  {
    id: "your-browser",
    title: "What stays in your own browser",
    blocks: [
      "Some things your browser remembers for you. They are stored on your device, and you delete them with the data of this site.",
      {
        list: [
          "**Until you delete them:** your wishlist, the inspirations you saved, and whether you measure in millimetres, centimetres or inches. While you are signed in, the first two are your account’s as well, and signing out takes them out of this browser.",
          "**Until you close the tab:** what you have begun to type into a form, the samples you chose, your answers in the quiz, what was said in the chat, and how far you had scrolled.",
        ],
      },
      `Without an account your wishlist is sent to us only as the list of products to show. The chat’s answers are worked out in your browser: what you write there does not reach us, and nobody reads it. To reach a person, [send a message](${paths.contact.href()}).`,
    ],
  },
  {
    id: "technical",
    title: "What our server notes",
    blocks: [
      "Each request leaves a line with its time, the page without anything typed into its address, the result and how long it took. Names, e-mail and postal addresses, cookies and what you type never stand in it.",
      "To keep programs from flooding our forms we count requests by internet address: for a minute in memory, and for up to an hour in the database, where a keyed fingerprint stands in place of the address. Wrong passwords are counted in the same way for up to a day, also by account.",
      "A form also tells us how long it took to fill in, because programs are faster than people.",
    ],
  },
  {
    id: "who-else",
    title: "Who else sees it",
    blocks: [
      "The carrier gets the name, address and number that a delivery needs, and our mail provider carries the mails we send you. Our fitters see the order they come for. Nobody else does, unless a law obliges us.",
      "Links to WhatsApp and to our pages on other sites are plain links: those sites learn of you when you follow one, and not before. Should we show a film from another site, it loads only once you press play.",
      "This website takes no payment yet, so it never sees a card number. Please do not write one into a message.",
    ],
  },
  {
    id: "how-long",
    title: "How long we keep it",
    blocks: [
      `Orders stay for ${ORDER_YEARS} years: that is how long the longest warranty can run, and longer than tax law asks. Requests, messages and requests for samples are removed after ${ENQUIRY_DAYS} days, a review that we did not publish after ${UNPUBLISHED_REVIEW_DAYS}, the note that a mail was sent after ${SENT_MAIL_DAYS}. An address leaves the mailing list the moment you say so, and is removed within the hour, but not sooner than ${CONFIRM_DAYS} days after it came.`,
      `An account stays until you delete it, which you do yourself under [Your data](${paths.accountData.href()}). Everything that you sent us with its e-mail address goes with it. Its orders stay without it, and once they are delivered or cancelled without your e-mail address and phone number; the name and address on them are what tax law asks for. A review does not belong to an account: tell us, and we take it out.`,
      "Ask us at any time to delete what you have sent. We do it, unless the law obliges us to keep it, and then we say so.",
    ],
  },
  {
    id: "your-rights",
    title: "Your rights",
    blocks: [
      "Under the UK GDPR you can ask what we hold about you and have a copy, have it corrected, have it erased, have its use limited or object to it, and take what you gave us elsewhere. It costs nothing, and we answer within one month. With an account you download a copy and delete it yourself, at once. Anybody can type your e-mail address, so of what came with it from a browser that was not signed in, that copy says only what it was and when; ask us for more.",
      `Write to [${email}](mailto:${email}) from the address we know, or ring ${phone}. We ask for your order number, so that nobody else asks in your name.`,
      "If you think we have got it wrong, tell us first if you like. You can always complain to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk/make-a-complaint/).",
    ],
  },
];

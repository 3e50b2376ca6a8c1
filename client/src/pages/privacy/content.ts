import { claim, withoutEmpty } from "@rules/claims";
import {
  ACCOUNT_LINK_MINUTES,
  ACCOUNT_MAIL_DAYS,
  CONFIRM_DAYS,
  ENQUIRY_DAYS,
  FIGURE_DAYS,
  HELD_QUOTE_DAYS,
  INVITATION_DAYS,
  KNOWN_DEVICE_DAYS,
  LOOSE_PHOTO_HOURS,
  ORDER_YEARS,
  PROBLEM_YEARS,
  SENT_MAIL_DAYS,
  SESSION_DAYS,
  UNPUBLISHED_REVIEW_DAYS,
  VISIT_DAYS,
} from "@rules/retention-periods";
import { INVITED_AFTER_DAYS } from "@rules/review-invitation";
import type { Block, ContentSection } from "../../content/blocks";
import type { ShopFacts } from "../../content/facts";
import { paths } from "../../lib/paths";

export const PRIVACY_UPDATED = "2026-11";

/** The use of personal data. It describes the code, so change both together. */
export const privacyOf = ({
  name,
  phone,
  email,
  traderLines,
  icoNumber,
  processors,
}: ShopFacts): readonly ContentSection[] => [
  {
    id: "in-short",
    title: "In short",
    blocks: [
      {
        list: [
          "We ask for what we need to quote, make, deliver and fit, and for nothing else.",
          "There are no trackers, no advertising and no statistics of visitors: we count pages, not people. Type, pictures and films come from our own server.",
          "One cookie, set when you first put something into the cart or send us something, and a second one if you sign in. Reading sets none.",
          "We sell no details, and give them only to those who bring you our goods and carry our mail.",
        ],
      },
      `${name} is responsible for what is written here. Ask us anything about it on ${phone} or at [${email}](mailto:${email}).`,
      ...controllerBlocks(traderLines, icoNumber),
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
            "Name, e-mail, address, a phone number and a note if you give one, and what you ordered in which sizes. We need them to arrange a visit, to make, deliver and guarantee your order.",
          ],
          [
            "Problems with an order",
            "What you tell us of a fault or a wrong size, your photos, and what we agree with you. Only you and we see the photos; where, when and with what they were taken is not kept.",
          ],
          [
            "Requests for a quote",
            "Name, e-mail, phone, postcode and your message, so that we can ring you and plan a visit. What you send of My windows with it, its windows and photos, is kept with it.",
          ],
          [
            "Visits",
            "Name, e-mail, phone, address and what you tell us of the way in, so that our fitter finds you at the time that you chose.",
          ],
          [
            "My windows",
            "Rooms, sizes and photos of the windows that you keep there, so that you find them again. Only you see them, unless you send them to us with a request for a quote; where, when and with what a photo was taken is not kept.",
          ],
          [
            "An account",
            `Only if you make one: name, e-mail, a phone number and addresses if you keep them there, what you saved, and where you are signed in (browser, system, times), so that you find everything again. Of your password we keep a fingerprint from which it can’t be told. It becomes an account when you confirm it by a link that works for ${ACCOUNT_LINK_MINUTES} minutes; a request that nobody confirms is forgotten after ${ACCOUNT_MAIL_DAYS} days.`,
          ],
          ["Messages", "Name, e-mail, message, and a phone number if you give one, so that we can answer."],
          ["Samples", "Name, e-mail and address, and which fabrics you chose, so that they reach you."],
          [
            "Reviews",
            `Your name, town, rating and words. They are shown to everybody once we have checked them, which is why you write them. ${INVITED_AFTER_DAYS} days after a delivery we ask the buyer for them: one e-mail for each order, with a link that works for ${INVITATION_DAYS} days. A second link in it, “Don’t ask me for reviews again”, ends these e-mails for your address, and so does the unsubscribe button of your mail program.`,
          ],
          [
            "The mailing list",
            `Your e-mail address. We send one mail with a link that works for ${CONFIRM_DAYS} days; only when you press it are you on the list. Every mail has a link to leave it.`,
          ],
        ],
      },
      "The law calls our reasons the contract with you, or steps towards one (orders, quotes, samples, fitting), our legitimate interest in answering, in hearing how our goods do and in keeping the shop safe (messages, reviews and the e-mail that asks for them, limits), and your consent (the mailing list), which you can take back at any time.",
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
          "**Until you delete them:** your wishlist, the inspirations you saved, the four products you looked at last, the rooms and windows that you measured, and whether you measure in millimetres, centimetres or inches. While you are signed in, the first two and the windows are your account’s as well, and signing out takes all but the last out of this browser.",
          "**Until you close the tab:** what you have begun to type into a form, the samples you chose, your answers in the quiz, what was said in the chat, and how far you had scrolled.",
        ],
      },
      `The products you looked at, and without an account your wishlist, are sent to us only as a list of products to show. The chat’s answers are worked out in your browser: what you write there does not reach us, and nobody reads it. To reach a person, [send a message](${paths.contact.href()}).`,
    ],
  },
  {
    id: "technical",
    title: "What our server notes",
    blocks: [
      "Each request leaves a line with its time, the page without anything typed into its address, the result and how long it took. Names, e-mail and postal addresses, cookies and what you type never stand in it.",
      "To keep programs from flooding our forms we count requests by internet address: for a minute in memory, and for up to an hour in the database, where a keyed fingerprint stands in place of the address. Wrong passwords are counted in the same way for up to a day, also by account.",
      `We count by the day how often each kind of page is opened, which sites and campaigns lead here (their names alone), which searches find nothing, and how often something is put into a cart, ordered or quoted for. These are sums: no cookie, internet address or number of yours is in them, and e-mail addresses, phone numbers and postcodes in searches are left out. If your browser sends “Do Not Track” or “Global Privacy Control” you are not counted at all. The sums of a day are removed after ${FIGURE_DAYS} days.`,
      "A form also tells us how long it took to fill in, because programs are faster than people.",
    ],
  },
  {
    id: "who-else",
    title: "Who else sees it",
    blocks: [
      "The carrier gets the name, address and number that a delivery needs, and our mail provider carries the mails we send you. Our fitters see the order they come for. Nobody else does, unless a law obliges us.",
      ...processorBlocks(processors),
      "Links to WhatsApp and to our pages on other sites are plain links: those sites learn of you when you follow one, and not before. Should we show a film from another site, it loads only once you press play.",
      "This website takes no payment yet, so it never sees a card number. Please do not write one into a message.",
    ],
  },
  {
    id: "how-long",
    title: "How long we keep it",
    blocks: [
      `Orders stay for ${ORDER_YEARS} years: that is how long the longest warranty can run, and longer than tax law asks. Requests, messages and requests for samples are removed after ${ENQUIRY_DAYS} days, a review that we did not publish after ${UNPUBLISHED_REVIEW_DAYS}, the link to review an order after ${INVITATION_DAYS}, a visit ${VISIT_DAYS} days after it, a quote ${HELD_QUOTE_DAYS} days after its prices were held, the note that a mail was sent after ${SENT_MAIL_DAYS}. A problem with an order stays for ${PROBLEM_YEARS} years, because so long a claim can be made; a photo that you did not send with a report, for ${LOOSE_PHOTO_HOURS} hours. That you want no e-mails that ask for reviews we note for as long as the order has your e-mail address. An address leaves the mailing list the moment you say so, and is removed within the hour, but not sooner than ${CONFIRM_DAYS} days after it came.`,
      `An account stays until you delete it, which you do yourself under [Your data](${paths.accountData.href()}). Everything that you sent us with its e-mail address goes with it. Its orders stay without it, and once they are delivered or cancelled, and what we make again of them is sent, without your e-mail address and phone number; the name and address on them are what tax law asks for. The reviews that you wrote by our links for these orders go with it. Any other review belongs to no account: tell us, and we take it out.`,
      `What you sent without an account you [erase yourself](${paths.yourData.href()}), by a link that we mail to you; the problems that you reported and the reviews that you wrote by our links for your orders go with it. Its orders stay in the same way: once they are delivered or cancelled, and what we make again of them is sent, without your e-mail address and phone number. Anything else we delete when you ask, unless the law obliges us to keep it, and then we say so.`,
    ],
  },
  {
    id: "your-rights",
    title: "Your rights",
    blocks: [
      "Under the UK GDPR you can ask what we hold about you and have a copy, have it corrected, have it erased, have its use limited or object to it, and take what you gave us elsewhere. It costs nothing, and we answer within one month. With an account you download a copy and delete it yourself, at once. Anybody can type your e-mail address, so of what came with it from a browser that was not signed in, that copy says only what it was and when.",
      `Without an account, or for all of it, [ask for a link](${paths.yourData.href()}): we mail it to you, and it shows what we hold under your e-mail address, lets you take a copy, and erases it. The link works for ${ACCOUNT_LINK_MINUTES} minutes.`,
      `For everything else write to [${email}](mailto:${email}) from the address we know, or ring ${phone}. We ask for your order number, so that nobody else asks in your name.`,
      "If you think we have got it wrong, tell us first if you like. You can always complain to the Information Commissioner’s Office at [ico.org.uk](https://ico.org.uk/make-a-complaint/).",
    ],
  },
];

/** Who is responsible, with the registration as a data controller; nothing where nothing is known. */
function controllerBlocks(traderLines: readonly string[], icoNumber: string | null): Block[] {
  const registration = claim(icoNumber, (number) => `Registered at the Information Commissioner’s Office: ${number}`);
  const list = withoutEmpty(...traderLines, registration);
  return list.length === 0 ? [] : [{ list }];
}

/** The firms that handle personal data for the shop; nothing where none is named. */
const processorBlocks = (processors: ShopFacts["processors"]): Block[] =>
  processors.length === 0
    ? []
    : [
        "These firms handle personal data for us, on our instructions and for nothing else:",
        { list: processors.map(({ name, purpose, place }) => `**${name}** (${place}): ${purpose}`) },
      ];

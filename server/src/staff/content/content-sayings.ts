import { changeableUntil } from "../../rules/change-clock.js";
import { FAQ_CATEGORIES } from "../../rules/faq-categories.js";
import { askedWith, FAQ_QUESTIONS, inPlaces, isHiddenIn } from "../../rules/faq-questions.js";
import { formatPromise, promisedContactBy } from "../../rules/opening-hours.js";
import type { PricePolicy } from "../../rules/price-policy.js";
import { termsOf, withoutMarkup } from "../../rules/terms.js";
import { closingLine } from "../../shop-profile/closed-days.js";
import { describeShop } from "../../shop-profile/describe-shop.js";
import { hoursLine } from "../../shop-profile/hours-line.js";
import { shownNotice } from "../../shop-profile/notice.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { termsFacts } from "../../shop-profile/terms-facts.js";
import { traderLines } from "../../shop-profile/trader-lines.js";

/** What shoppers read somewhere, before and after other facts; empty where nothing stands there. */
export type ContentSaying = { place: string; before: string; after: string };

/** What shoppers would read where, if these facts were in force: the places whose words change, by the functions that write them there. */
export function changedSayings(
  before: ShopProfile,
  after: ShopProfile,
  { pricePolicy, now }: { pricePolicy: PricePolicy; now: Date },
): ContentSaying[] {
  const [old, other] = [before, after].map((profile) => sayings(profile, pricePolicy, now));
  const places = [...new Set([...Object.keys(old ?? {}), ...Object.keys(other ?? {})])];
  return places
    .map((place) => ({ place, before: old?.[place] ?? "", after: other?.[place] ?? "" }))
    .filter((saying) => saying.before !== saying.after);
}

function sayings(profile: ShopProfile, pricePolicy: PricePolicy, now: Date): Readonly<Record<string, string>> {
  const { phone, whatsApp, email } = profile;
  const notice = shownNotice(profile, now);
  const terms = termsOf(termsFacts(profile, pricePolicy));
  return {
    "Banner above every page": notice
      ? `${notice.text}${notice.path === null ? "" : ` (leads to ${notice.path})`}`
      : "",
    "Foot of every page: contact": [phone, email, `WhatsApp ${whatsApp}`].join("\n"),
    "Foot of every page and e-mail: hours": hoursLine(profile),
    "Contact page: closed days": closingLine(profile, now),
    "Foot of every page and e-mail: who trades": traderLines(profile).join("\n"),
    ...Object.fromEntries(
      profile.questions
        .filter(({ id }) => !isHiddenIn(profile.builtInQuestions, id))
        .map(({ question, answer }) => [`Questions and answers: ${question}`, withoutMarkup(answer)]),
    ),
    ...Object.fromEntries(
      Object.entries(FAQ_CATEGORIES).map(([id, title]) => [
        `Questions and answers, subject “${title}”`,
        shownIn(id, profile),
      ]),
    ),
    "Link previews": describeShop(profile),
    "An order of this moment can be changed until": formatPromise(changeableUntil(now, profile)),
    "A quote asked for at this moment is promised by": formatPromise(promisedContactBy(now, profile)),
    ...Object.fromEntries(terms.map(({ title, blocks }) => [`Terms: ${title}`, blocks.map(plain).join("\n")])),
  };
}

/** The questions of a subject that come with the shop, as shoppers see them. */
const shownIn = (subject: string, { builtInQuestions, ...profile }: ShopProfile): string =>
  inPlaces<(typeof FAQ_QUESTIONS)[number]>(FAQ_QUESTIONS, builtInQuestions)
    .filter(({ id, category }) => category === subject && !isHiddenIn(builtInQuestions, id))
    .map((each) => askedWith(each, profile))
    .join("\n");

const plain = (block: ReturnType<typeof termsOf>[number]["blocks"][number]): string =>
  withoutMarkup(typeof block === "string" ? block : block.list.map((item) => `• ${item}`).join("\n"));

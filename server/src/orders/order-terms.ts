import { heading, paragraph, smallPrint, type Block, type EmailContext } from "../mail/email.js";
import { LAW } from "../rules/consumer-law.js";
import { formatDay } from "../rules/delivery-date.js";
import { formatPromise } from "../rules/opening-hours.js";
import { termsOf, withoutMarkup } from "../rules/terms.js";
import type { OrderType } from "./order.types.js";

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * How this order is cancelled, and the terms in full. With goods, sums and seller this makes the e-mail the confirmation on a durable
 * medium that the law wants (Consumer Contracts Regulations 2013, regulation 16).
 */
export const orderTerms = (order: OrderType, context: EmailContext): Block[] => [
  heading("If you change your mind"),
  ...cancellingOf(order, context),
  heading("Terms of your order"),
  paragraph("These are our terms in full, as they stand today. Please keep this e-mail."),
  ...termsOf(context.terms).map(({ title, blocks }, index) => smallPrint(`${index + 1}. ${title}`, blocks.map(plain))),
];

function cancellingOf({ placedAt, fulfilment, changeableUntil }: OrderType, { shop, terms }: EmailContext): Block[] {
  const until = formatDay(new Date(placedAt.getTime() + terms.cancelDays * DAY));
  return [
    paragraph(
      `You may cancel this order free of charge until ${until}, as long as we have not begun to make it: ${changeableUntil === null ? "" : `until ${formatPromise(changeableUntil)} on its page (“Track your order” above), where you may also change sizes, colours and options, and after that `}answer this e-mail or call ${shop.phone}.`,
    ),
    paragraph(
      "Everything in it is made to measure. For such goods the law gives no right to change your mind (Consumer Contracts Regulations 2013, regulation 28), so once making has begun we cannot take the order back. What is faulty, not as described or does not fit you may reject all the same: see Returns and refunds below.",
    ),
    ...(fulfilment === "MEASURE_AND_FIT"
      ? [
          paragraph(
            `Measuring and fitting are a service, which you may cancel within ${LAW.cancelDays} days of this order without giving a reason. The form under Changing your mind below may be used, but need not. If you agree to a day for the visit or the fitting within that time, you ask us to begin earlier; it costs you nothing, because both are free.`,
          ),
        ]
      : []),
  ];
}

type TermsBlock = ReturnType<typeof termsOf>[number]["blocks"][number];

/** Without markup: an e-mail that is kept must not depend on links. */
const plain = (block: TermsBlock) =>
  typeof block === "string" ? withoutMarkup(block) : { list: block.list.map(withoutMarkup) };

import { Field, Int, ObjectType } from "type-graphql";
import { describedValues } from "../kernel/graphql/described-enum.js";
import { Day, Pence } from "../kernel/graphql/scalars.js";
import type { Weekday } from "../rules/opening-hours.js";
import type { PricePolicy } from "../rules/price-policy.js";
import { TraderFields } from "./trader.types.js";

const PricePolicyName = describedValues<PricePolicy>("PricePolicy", "Which figures the screens show.", {
  CONSISTENT: ["consistent", "One unit price and one rule for totals on every screen."],
  AS_SPECIFIED: [
    "as-specified",
    "Product page, cart and checkout have a rule each. A demonstration; what is ordered has the sums of `Cart.checkoutTotals`.",
  ],
  UK: ["uk", "As CONSISTENT, but every price includes its tax, and no tax is added."],
});

/** Days as the shop profile calls them. */
const DayOfWeek = describedValues<Weekday>("DayOfWeek", "A day of the week.", {
  MONDAY: ["Mon", "Monday."],
  TUESDAY: ["Tue", "Tuesday."],
  WEDNESDAY: ["Wed", "Wednesday."],
  THURSDAY: ["Thu", "Thursday."],
  FRIDAY: ["Fri", "Friday."],
  SATURDAY: ["Sat", "Saturday."],
  SUNDAY: ["Sun", "Sunday."],
});

@ObjectType({ description: "When the shop can be reached, for people." })
export class OpeningHours {
  @Field(() => String, { description: "Mon–Fri" })
  days!: string;

  @Field(() => String, { description: "9am" })
  opens!: string;

  @Field(() => String, { description: "6pm" })
  closes!: string;
}

@ObjectType({ description: "When the shop can be reached on one day of the week, for machines." })
export class DailyOpening {
  @Field(() => DayOfWeek, { description: "Which day." })
  day!: Weekday;

  @Field(() => String, { description: "24 hours, in the shop's time zone: 09:00" })
  opens!: string;

  @Field(() => String, { description: "24 hours, in the shop's time zone: 18:00" })
  closes!: string;
}

@ObjectType({ description: "The shop on another site." })
export class SocialProfile {
  @Field(() => String, { description: "Name of the site." })
  name!: string;

  @Field(() => String, { description: "Its URL." })
  url!: string;
}

@ObjectType({ description: "A film that the shop shows in place of one of its guides." })
export class ShopFilm {
  @Field(() => String, { description: "Of the guide's film: inside-mount, outside-mount or shutters." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Its id at YouTube; null for a film that is not made yet." })
  videoId!: string | null;
}

@ObjectType({ description: "A day on which nobody answers." })
export class ClosedDay {
  @Field(() => Day, { description: "In London." })
  date!: string;

  @Field(() => String, { description: "Why, in a few words." })
  name!: string;
}

@ObjectType({ description: "What the shop announces above every page." })
export class ShopNotice {
  @Field(() => String, { description: "A sentence." })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: "Path of the page to which it leads; null where it leads nowhere.",
  })
  path!: string | null;
}

@ObjectType({ description: "A question that staff have answered." })
export class ShopQuestion {
  @Field(() => String, { description: "Part of its URL, as in /faq#pay." })
  anchor!: string;

  @Field(() => String, { description: "Its subject: general, products, pricing, installation or ordering." })
  category!: string;

  @Field(() => String, { description: "As shoppers ask it." })
  question!: string;

  @Field(() => String, {
    description: "Paragraphs with empty lines between them. `[text](URL)` is a link, `**text**` is bold.",
  })
  answer!: string;
}

@ObjectType({ description: "How a question that comes with the shop is shown." })
export class BuiltInQuestion {
  @Field(() => String, { description: "Part of its URL, as in /faq#pay." })
  anchor!: string;

  @Field(() => Boolean, { description: "Whether shoppers see it, or one of staff in its place." })
  isShown!: boolean;
}

@ObjectType({ description: "From this many to that many." })
export class Span {
  @Field(() => Int, { description: "The least." })
  from!: number;

  @Field(() => Int, { description: "The most." })
  to!: number;
}

@ObjectType("Shop", {
  description: "What the shop says of itself, in one place. A claim that it does not make is null.",
})
export class ShopType extends TraderFields {
  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => String, { description: "What it sells and who does it, in a line for footers and link previews." })
  description!: string;

  @Field(() => String, { description: "As people write it." })
  phone!: string;

  @Field(() => String, { description: "As people write it." })
  whatsApp!: string;

  @Field(() => String, { description: "Where shoppers can write to." })
  email!: string;

  @Field(() => [OpeningHours], { description: "When somebody answers, in London." })
  hours!: OpeningHours[];

  @Field(() => [DailyOpening], { description: "The same for machines: the days with hours, from Monday on." })
  dailyOpenings!: DailyOpening[];

  @Field(() => [ClosedDay], {
    description: "Days to come on which it is closed besides bank holidays, the first one first.",
  })
  closedDays!: ClosedDay[];

  @Field(() => ShopNotice, {
    nullable: true,
    description: "What it announces at present; null where there is nothing.",
  })
  notice!: ShopNotice | null;

  @Field(() => [ShopQuestion], {
    description:
      "Questions that staff have answered, besides those of the page of questions; one with the anchor of such a question takes its place.",
  })
  questions!: ShopQuestion[];

  @Field(() => [BuiltInQuestion], {
    description:
      "The order of the questions that come with the page of questions, within their subjects, and which are hidden. Those that are not named follow as they come.",
  })
  builtInQuestions!: BuiltInQuestion[];

  @Field(() => String, { description: "Of the opening hours, as IANA names it." })
  timeZone!: string;

  @Field(() => String, { description: "Of every amount in pence, as ISO 4217 names it." })
  currencyCode!: string;

  @Field(() => [SocialProfile], { description: "Where else the shop can be followed, in the order to show." })
  socialProfiles!: SocialProfile[];

  @Field(() => [ShopFilm], {
    description: "Films in place of those that come with the shop; of the others there are files.",
  })
  films!: ShopFilm[];

  @Field(() => PricePolicyName, { description: "How the prices and sums of the screens are worked out." })
  pricePolicy!: PricePolicy;

  @Field(() => Int, { description: "Tax inside every price, in percent of the price without it; 0 where it is added." })
  taxIncludedPercent!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "What delivery adds, to stand beside the first price of a screen: “+ £29.99 delivery, free from £538.92”. Null where the price policy shows delivery in the cart.",
  })
  deliveryNote!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Stands before `/images/` in the URLs of pictures, where another server than the shop has them: https://pictures.example. Null where it is the shop.",
  })
  picturesUrl!: string | null;

  @Field(() => Pence, { description: "Delivery below the threshold, as the checkout counts it." })
  deliveryPence!: number;

  @Field(() => Pence, { description: "What express delivery costs more, also where delivery is free." })
  expressPence!: number;

  @Field(() => Pence, {
    nullable: true,
    description: "From this subtotal on the checkout delivers free; null if it never does.",
  })
  freeDeliveryFromPence!: number | null;

  @Field(() => Int, { description: "The most of one line that can be ordered." })
  maxQuantity!: number;

  @Field(() => Pence, { nullable: true, description: "What the smallest blind costs, fitted." })
  fittedFromPence!: number | null;

  @Field(() => Pence, { nullable: true, description: "From this amount on there is finance without interest." })
  financeFromPence!: number | null;

  @Field(() => Int, { nullable: true, description: "Days for which a quote holds." })
  quoteDays!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Days in which goods can be returned by the shop's own promise, beside the law.",
  })
  returnDays!: number | null;

  @Field(() => Span, { nullable: true, description: "Weeks in which the fitting service measures, makes and fits." })
  fittingWeeks!: Span | null;

  @Field(() => Span, { description: "Working days that standard delivery takes, once an order is made." })
  standardDeliveryDays!: Span;

  @Field(() => Span, { description: "Working days that express delivery takes, once an order is made." })
  expressDeliveryDays!: Span;

  @Field(() => Int, { description: "Minutes in which a blind is hung by somebody with a drill." })
  installationMinutes!: number;

  @Field(() => Int, { nullable: true, description: "For how many years there has been a shop." })
  yearsInTrade!: number | null;

  @Field(() => Int, { nullable: true, description: "How many it has served, rounded." })
  happyCustomers!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Stars of five that customers give, rounded; null where it is not claimed.",
  })
  starRating!: number | null;

  @Field(() => Boolean, {
    description:
      "Whether reviews and testimonials are shown that the shop wrote as examples; each is marked as a sample.",
  })
  showsSamples!: boolean;

  @Field(() => Boolean, { description: "Whether a family runs the shop." })
  isFamilyRun!: boolean;

  @Field(() => Boolean, { description: "Whether there was the winter sale of 2025 that the sales page tells of." })
  hadWinterSale!: boolean;

  @Field(() => Span, { nullable: true, description: "Warranty of blinds, by their kind." })
  blindWarrantyYears!: Span | null;

  @Field(() => Int, { nullable: true, description: "Warranty of shutters, the longest there is." })
  longestWarrantyYears!: number | null;

  @Field(() => String, { description: "The standard that every blind complies with." })
  childSafetyStandard!: string;

  @Field(() => Int, { description: "Percent of the price that the fitting service takes when it is ordered." })
  depositPercent!: number;

  @Field(() => Int, {
    description: "Days in which an order is cancelled free of charge, while its making has not begun.",
  })
  cancelDays!: number;

  @Field(() => Int, { description: "Days after fitting in which what is wrong should be reported." })
  reportDays!: number;

  @Field(() => Int, { nullable: true, description: "Months for which the work of fitting is guaranteed." })
  workmanshipMonths!: number | null;
}

import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { Pence } from "../kernel/graphql/scalars.js";
import type { Weekday } from "../rules/opening-hours.js";
import type { PricePolicy } from "../rules/price-policy.js";

const PricePolicyName = { CONSISTENT: "consistent", AS_SPECIFIED: "as-specified" } as const satisfies Record<
  string,
  PricePolicy
>;
registerEnumType(PricePolicyName, {
  name: "PricePolicy",
  description: "Which figures the screens show.",
  valuesConfig: {
    CONSISTENT: { description: "One unit price and one rule for totals on every screen." },
    AS_SPECIFIED: {
      description:
        "Product page, cart and checkout have a rule each. A demonstration; what is ordered has the sums of `Cart.checkoutTotals`.",
    },
  },
});

/** Days as the shop profile calls them. */
const DayOfWeek = {
  MONDAY: "Mon",
  TUESDAY: "Tue",
  WEDNESDAY: "Wed",
  THURSDAY: "Thu",
  FRIDAY: "Fri",
  SATURDAY: "Sat",
  SUNDAY: "Sun",
} as const satisfies Record<string, Weekday>;
type DayOfWeek = Weekday;
registerEnumType(DayOfWeek, {
  name: "DayOfWeek",
  description: "A day of the week.",
  valuesConfig: {
    MONDAY: { description: "Monday." },
    TUESDAY: { description: "Tuesday." },
    WEDNESDAY: { description: "Wednesday." },
    THURSDAY: { description: "Thursday." },
    FRIDAY: { description: "Friday." },
    SATURDAY: { description: "Saturday." },
    SUNDAY: { description: "Sunday." },
  },
});

@ObjectType({ simpleResolvers: true, description: "When the shop can be reached, for people." })
export class OpeningHours {
  @Field(() => String, { description: "Mon–Fri" })
  days!: string;

  @Field(() => String, { description: "9am" })
  opens!: string;

  @Field(() => String, { description: "6pm" })
  closes!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "When the shop can be reached on one day of the week, for machines.",
})
export class DailyOpening {
  @Field(() => DayOfWeek, { description: "Which day." })
  day!: DayOfWeek;

  @Field(() => String, { description: "24 hours, in the shop's time zone: 09:00" })
  opens!: string;

  @Field(() => String, { description: "24 hours, in the shop's time zone: 18:00" })
  closes!: string;
}

@ObjectType({ simpleResolvers: true, description: "The shop on another site." })
export class SocialProfile {
  @Field(() => String, { description: "Name of the site." })
  name!: string;

  @Field(() => String, { description: "Its URL." })
  url!: string;
}

@ObjectType({ simpleResolvers: true, description: "From this many to that many." })
export class Span {
  @Field(() => Int, { description: "The least." })
  from!: number;

  @Field(() => Int, { description: "The most." })
  to!: number;
}

@ObjectType("Shop", { simpleResolvers: true, description: "What the shop says of itself, in one place." })
export class ShopType {
  @Field(() => String, { description: "What it is called." })
  name!: string;

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

  @Field(() => String, { description: "Of the opening hours, as IANA names it." })
  timeZone!: string;

  @Field(() => String, { description: "Of every amount in pence, as ISO 4217 names it." })
  currencyCode!: string;

  @Field(() => [SocialProfile], { description: "Where else the shop can be followed, in the order to show." })
  socialProfiles!: SocialProfile[];

  @Field(() => PricePolicyName, { description: "How the prices and sums of the screens are worked out." })
  pricePolicy!: PricePolicy;

  @Field(() => Pence, { description: "Delivery below the threshold." })
  deliveryPence!: number;

  @Field(() => Pence, { description: "What express delivery costs more, also where delivery is free." })
  expressPence!: number;

  @Field(() => Pence, { nullable: true, description: "From this subtotal on delivery is free; null if it never is." })
  freeDeliveryFromPence!: number | null;

  @Field(() => Int, { description: "The most of one line that can be ordered." })
  maxQuantity!: number;

  @Field(() => Pence, { description: "What the smallest blind costs, fitted." })
  fittedFromPence!: number;

  @Field(() => Pence, { description: "From this amount on there is finance without interest." })
  financeFromPence!: number;

  @Field(() => Int, { description: "The largest reduction of the current sale." })
  saleUpToPercent!: number;

  @Field(() => Int, { description: "Days for which a quote holds." })
  quoteDays!: number;

  @Field(() => Int, { description: "Days in which faulty goods can be returned." })
  returnDays!: number;

  @Field(() => Span, { description: "Weeks in which the fitting service measures, makes and fits." })
  fittingWeeks!: Span;

  @Field(() => Span, { description: "Working days that standard delivery takes, once an order is made." })
  standardDeliveryDays!: Span;

  @Field(() => Span, { description: "Working days that express delivery takes, once an order is made." })
  expressDeliveryDays!: Span;

  @Field(() => Int, { description: "Minutes in which a blind is hung by somebody with a drill." })
  installationMinutes!: number;

  @Field(() => Int, { description: "For how many years there has been a shop." })
  yearsInTrade!: number;

  @Field(() => Int, { description: "How many it has served, rounded." })
  happyCustomers!: number;

  @Field(() => Span, { description: "Warranty of blinds, by their family." })
  blindWarrantyYears!: Span;

  @Field(() => Int, { description: "The longest warranty that any product has." })
  longestWarrantyYears!: number;

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

  @Field(() => Int, { description: "Months for which the work of fitting is guaranteed." })
  workmanshipMonths!: number;
}

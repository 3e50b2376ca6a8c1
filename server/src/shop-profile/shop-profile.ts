import { readFileSync } from "node:fs";
import { z } from "zod";
import { SettingsError } from "../kernel/settings/settings-error.js";
import { WEEKDAYS } from "../rules/opening-hours.js";
import { traderFields, UNKNOWN_TRADER } from "../rules/shop-facts/trader-facts.js";
import { FILM_NAMES } from "../rules/video-host.js";

const span = z.strictObject({ from: z.int().positive(), to: z.int().positive() });

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time such as 09:00" });
const weekday = z.enum(WEEKDAYS);
/** In London. One text of them for people is worked out where it is shown. */
const hours = z
  .strictObject({ from: weekday, to: weekday, opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { error: "must open before it closes" })
  .refine(({ from, to }) => WEEKDAYS.indexOf(from) <= WEEKDAYS.indexOf(to), { error: "must run from Mon to Sun" });

/** The shop on another site: the site's name and the address there. */
const socialProfile = z.strictObject({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) });

/** Id of a film at the external video host, as in the address of its page there; null for a film that is not made yet. */
const videoId = z
  .string()
  .regex(/^[\w-]{1,64}$/, { error: "must be an id such as M7lc1UVf-VE" })
  .nullable();

const shopProfileSchema = z.strictObject({
  name: z.string().min(1),
  phone: z.string().min(1),
  whatsApp: z.string().min(1),
  email: z.email(),
  hours: z.array(hours).min(1),
  socialProfiles: z.array(socialProfile),
  /** Films in place of those that come with the shop. */
  films: z.partialRecord(z.enum(FILM_NAMES), videoId),
  ...traderFields,
  /** The rate of VAT inside all that is paid, for the VAT that totals name; null where it is not said. */
  vatPercent: z.int().min(1).max(100).nullable(),
  /** Claims of pages, chat and e-mails. Each is only here; a claim that is null (or false) stands nowhere. */
  fittedFromPence: z.int().positive().nullable(),
  financeFromPence: z.int().positive().nullable(),
  saleUpToPercent: z.int().min(1).max(99).nullable(),
  quoteDays: z.int().positive().nullable(),
  returnDays: z.int().positive().nullable(),
  fittingWeeks: span.nullable(),
  /** Working days on the way, once an order is made. */
  standardDeliveryDays: span,
  expressDeliveryDays: span,
  /** Time to hang a blind with a drill. */
  installationMinutes: z.int().positive(),
  yearsInTrade: z.int().positive().nullable(),
  happyCustomers: z.int().positive().nullable(),
  /** Stars of five. */
  starRating: z.int().min(1).max(5).nullable(),
  isFamilyRun: z.boolean(),
  /** Whether there was the winter sale of 2025 that the sales page tells of. */
  hadWinterSale: z.boolean(),
  blindWarrantyYears: span.nullable(),
  longestWarrantyYears: z.int().positive().nullable(),
  childSafetyStandard: z.string().min(1),
  /** Of the fitting service, when it is ordered. */
  depositPercent: z.int().min(1).max(99),
  /** In which an order is cancelled free of charge, while its making has not begun. */
  cancelDays: z.int().positive(),
  /** Working days after that of an order, at whose end its making may begin: until then the shopper cancels it alone. */
  changeWorkingDays: z.int().min(1).max(30),
  /** Days on which the shop is closed besides bank holidays. */
  closedDays: z.array(z.iso.date()),
  /** After fitting, to report faults. */
  reportDays: z.int().positive(),
  workmanshipMonths: z.int().positive().nullable(),
});

/** Name, contact, hours and claims of the shop. Delivery and tax belong to the price policy. */
export type ShopProfile = z.infer<typeof shopProfileSchema>;

/** Phone numbers and the domain of e-mail and profiles are reserved for fiction. */
const DEFAULT_PROFILE: ShopProfile = {
  name: "Measured Blind Co.",
  phone: "020 7946 0123",
  whatsApp: "07700 900123",
  email: "hello@measured.example",
  hours: [
    { from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" },
    { from: "Sat", to: "Sat", opens: "09:00", closes: "18:00" },
  ],
  socialProfiles: [
    { name: "Instagram", url: "https://measured.example/instagram" },
    { name: "Facebook", url: "https://measured.example/facebook" },
    { name: "Pinterest", url: "https://measured.example/pinterest" },
  ],
  films: {},
  ...UNKNOWN_TRADER,
  vatPercent: null,
  fittedFromPence: 5000,
  financeFromPence: 50_000,
  saleUpToPercent: 50,
  quoteDays: 30,
  returnDays: 30,
  fittingWeeks: { from: 2, to: 3 },
  standardDeliveryDays: { from: 5, to: 7 },
  expressDeliveryDays: { from: 2, to: 3 },
  installationMinutes: 30,
  yearsInTrade: 15,
  happyCustomers: 1000,
  starRating: 5,
  isFamilyRun: true,
  hadWinterSale: true,
  blindWarrantyYears: { from: 2, to: 5 },
  longestWarrantyYears: 10,
  childSafetyStandard: "EN13120",
  depositPercent: 50,
  cancelDays: 14,
  changeWorkingDays: 1,
  closedDays: [],
  reportDays: 7,
  workmanshipMonths: 12,
};

/** The profile file is wrong; the message says where. */
export class ShopProfileError extends SettingsError {}

/**
 * The shop profile. `file` is a JSON file that replaces any part of it.
 * @throws {ShopProfileError} with the errors of the file
 */
export function readShopProfile(file: string | undefined): ShopProfile {
  if (file === undefined) return DEFAULT_PROFILE;
  try {
    const changes: unknown = JSON.parse(readFileSync(file, "utf8"));
    return { ...DEFAULT_PROFILE, ...shopProfileSchema.partial().parse(changes) };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new ShopProfileError(`The shop's facts in ${file} (SHOP_PROFILE_FILE) can't be used:\n${reason}`);
  }
}

import { readFileSync } from "node:fs";
import { z } from "zod";
import { SettingsError } from "../kernel/settings/settings-error.js";
import { bannerFields } from "../rules/banner-facts.js";
import { claimFields } from "../rules/claim-facts.js";
import { contactFields } from "../rules/contact-facts.js";
import { faqFields } from "../rules/faq-facts.js";
import { legalFields } from "../rules/legal-facts.js";
import { openingFields } from "../rules/opening-facts.js";
import { UNKNOWN_TRADER } from "../rules/trader-facts.js";
import { FILM_NAMES } from "../rules/video-host.js";

/** Id of a film at the external video host, as in the address of its page there; null for a film that is not made yet. */
const videoId = z
  .string()
  .regex(/^[\w-]{1,64}$/, { error: "must be an id such as M7lc1UVf-VE" })
  .nullable();

const shopProfileSchema = z.strictObject({
  ...contactFields,
  ...openingFields,
  ...bannerFields,
  ...faqFields,
  ...claimFields,
  ...legalFields,
  /** Films in place of those that come with the shop. */
  films: z.partialRecord(z.enum(FILM_NAMES), videoId),
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
  notice: null,
  questions: [],
  builtInQuestions: [],
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
    return { ...DEFAULT_PROFILE, ...shopProfileSchema.partial().parse(withNamedDays(changes)) };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new ShopProfileError(`The shop's facts in ${file} (SHOP_PROFILE_FILE) can't be used:\n${reason}`);
  }
}

/** Files from before closed days had names have dates alone, such as "2026-12-24". */
function withNamedDays(file: unknown): unknown {
  if (typeof file !== "object" || file === null || !("closedDays" in file) || !Array.isArray(file.closedDays))
    return file;
  const closedDays = file.closedDays.map((day: unknown) =>
    typeof day === "string" ? { date: day, name: "Closed" } : day,
  );
  return { ...file, closedDays };
}

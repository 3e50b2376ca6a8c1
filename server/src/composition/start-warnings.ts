import { isHttps } from "../kernel/settings/https.js";
import type { PricePolicy } from "../rules/price-policy.js";
import type { Trader } from "../rules/trader-facts.js";
import type { Settings } from "../settings.js";
import type { ShopProfile } from "../shop-profile/shop-profile.js";

/** What the warnings read of the shop profile. */
type Profile = Trader & Pick<ShopProfile, "email" | "vatPercent">;

/**
 * What a shop that is open to consumers in the UK still lacks, a sentence each. A public https URL counts as open. The shop
 * starts all the same; docs/operations.md names the rule behind each sentence.
 */
export function startWarnings(
  { publicUrl, pricePolicy, sampleReviews }: Pick<Settings, "publicUrl" | "pricePolicy" | "sampleReviews">,
  profile: Profile,
): string[] {
  if (!isHttps(publicUrl)) return [];
  return [...priceWarnings(pricePolicy, profile), ...reviewWarnings(sampleReviews), ...traderWarnings(profile)];
}

function priceWarnings(pricePolicy: PricePolicy, { vatNumber, vatPercent }: Profile): string[] {
  if (pricePolicy !== "uk")
    return [
      `PRICE_POLICY=${pricePolicy} shows prices without tax. Consumers in the UK must see prices with tax and delivery: set PRICE_POLICY=uk.`,
    ];
  return vatNumber !== null && vatPercent === null
    ? [
        "SHOP_PROFILE_FILE lacks vatPercent: totals name the VAT inside, and the 8 % of the specification is no rate of VAT.",
      ]
    : [];
}

const reviewWarnings = (sampleReviews: boolean): string[] =>
  sampleReviews
    ? [
        "SAMPLE_REVIEWS=on shows reviews that no customer wrote. Consumers must not be shown fake reviews: set SAMPLE_REVIEWS=off.",
      ]
    : [];

/** Ends of names that a limited company or partnership must have. */
const REGISTERED_FORM = /\b(?:ltd|limited|plc|llp|cic|cyf|cyfyngedig|ccc)\.?$/i;
/** Top-level domains that are reserved, so nobody gets mail there. */
const RESERVED_DOMAIN = /[@.](?:example|invalid|test|localhost)$|@example\.(?:com|net|org)$/i;

/** Facts that a trader must give and the profile has not. */
function traderWarnings({ legalName, companyNumber, address, complaintsEmail, email }: Profile) {
  const isCompany = legalName !== null && REGISTERED_FORM.test(legalName);
  const missing = {
    "legalName: customers must be told who trades": legalName === null,
    "address: customers must be told where the trader is established": address === null,
    "email: customers must be able to write to the trader, and nobody gets mail at the one of the example":
      RESERVED_DOMAIN.test(email),
    "complaintsEmail: customers must be told where to complain": complaintsEmail === null,
    "companyNumber: a company must show its number on its website": isCompany && companyNumber === null,
  };
  return Object.entries(missing)
    .filter(([, isMissing]) => isMissing)
    .map(([fact]) => `SHOP_PROFILE_FILE lacks ${fact}.`);
}

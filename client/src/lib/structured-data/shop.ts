import type { Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { internationalNumber } from "../contact-links";
import { paths } from "../paths";
import type { Absolute } from "./json-ld";

/** Placeholder for the search text of a search engine. */
const WORDS = "{search_term_string}";

type Shop = {
  name: string;
  description: string;
  phone: string;
  email: string;
  /** From Monday on; `day` as the API names it, hours as "09:00". */
  dailyOpenings: readonly { day: DayOfWeek; opens: string; closes: string }[];
  socialProfiles: readonly { url: string }[];
  legalName: string | null;
  companyNumber: string | null;
  vatNumber: string | null;
  address: { lines: readonly string[]; town: string; postcode: string; country: string } | null;
  complaintsEmail: string | null;
};

/** Who trades; what is not known is left out. */
function trader({ legalName, companyNumber, vatNumber, address }: Shop) {
  return {
    ...(legalName !== null && { legalName }),
    ...(vatNumber !== null && { vatID: vatNumber }),
    ...(companyNumber !== null && {
      identifier: { "@type": "PropertyValue", propertyID: "Companies House", value: companyNumber } as const,
    }),
    ...(address && {
      address: {
        "@type": "PostalAddress",
        streetAddress: address.lines.join(", "),
        addressLocality: address.town,
        postalCode: address.postcode,
        addressCountry: address.country,
      } as const,
    }),
  };
}

const DAYS = {
  MONDAY: "https://schema.org/Monday",
  TUESDAY: "https://schema.org/Tuesday",
  WEDNESDAY: "https://schema.org/Wednesday",
  THURSDAY: "https://schema.org/Thursday",
  FRIDAY: "https://schema.org/Friday",
  SATURDAY: "https://schema.org/Saturday",
  SUNDAY: "https://schema.org/Sunday",
} as const;
type DayOfWeek = keyof typeof DAYS;

function contactPoint({ phone, email, complaintsEmail, dailyOpenings }: Shop) {
  const reach = { "@type": "ContactPoint", areaServed: "GB", availableLanguage: "en-GB" } as const;
  const hoursAvailable = dailyOpenings.map(
    ({ day, opens, closes }) =>
      ({ "@type": "OpeningHoursSpecification", dayOfWeek: DAYS[day], opens, closes }) as const,
  );
  const service = {
    ...reach,
    contactType: "customer service",
    telephone: internationalNumber(phone),
    email,
    hoursAvailable,
  };
  return complaintsEmail === null
    ? service
    : [service, { ...reach, contactType: "complaints", email: complaintsEmail }];
}

/** The firm behind the shop, and how to reach it. */
export function organization(shop: Shop, absolute: Absolute) {
  return {
    "@type": "Organization",
    "@id": absolute("/#organization"),
    name: shop.name,
    description: shop.description,
    url: absolute(paths.home.href()),
    logo: absolute("/icons/icon-512.png"),
    email: shop.email,
    telephone: internationalNumber(shop.phone),
    sameAs: shop.socialProfiles.map(({ url }) => url),
    ...trader(shop),
    contactPoint: contactPoint(shop),
  } satisfies Organization;
}

/** The site and its search. */
export function webSite({ name }: Pick<Shop, "name">, absolute: Absolute) {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: absolute(paths.search.href(WORDS)).replace(encodeURIComponent(WORDS), WORDS),
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": absolute("/#website"),
    name,
    url: absolute(paths.home.href()),
    inLanguage: "en-GB",
    publisher: { "@id": absolute("/#organization") },
    potentialAction: search,
  } satisfies WebSite;
}

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
  socialProfiles: readonly { url: string }[];
};

/** The firm behind the shop, and how to reach it. */
export function organization(shop: Shop, absolute: Absolute) {
  const telephone = internationalNumber(shop.phone);
  return {
    "@type": "Organization",
    "@id": absolute("/#organization"),
    name: shop.name,
    description: shop.description,
    url: absolute(paths.home.href()),
    logo: absolute("/icons/icon-512.png"),
    email: shop.email,
    telephone,
    sameAs: shop.socialProfiles.map(({ url }) => url),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone,
      email: shop.email,
      areaServed: "GB",
      availableLanguage: "en-GB",
    },
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

import { z } from "zod";

/** Fields that search engines require of each type. Others are refused, such as ratings from sample reviews. */
const address = z.url({ protocol: /^https$/ });
const amount = z.string().regex(/^\d+\.\d\d$/);
const text = z
  .string()
  .min(1)
  .refine((words) => !/\]\(|\*\*|undefined|null/.test(words), { error: "holds html" });
const thing = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.strictObject({ "@type": z.literal(type), ...shape });

const weekday = z.string().regex(/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/);

const span = thing("QuantitativeValue", {
  minValue: z.int().min(0),
  maxValue: z.int().positive(),
  unitCode: z.literal("DAY"),
});
const firm = thing("Organization", { name: text, url: address });

const product = thing("Product", {
  "@id": address,
  name: text,
  description: text,
  url: address,
  sku: text,
  category: text,
  brand: thing("Brand", { name: text }),
  image: z.array(address).min(1),
  color: text,
  material: text,
  offers: thing("Offer", {
    url: address,
    price: amount,
    priceCurrency: z.literal("GBP"),
    priceSpecification: z
      .array(
        thing("UnitPriceSpecification", {
          priceType: z.literal("https://schema.org/StrikethroughPrice").optional(),
          valueAddedTaxIncluded: z.literal(true).optional(),
          price: amount,
          priceCurrency: z.literal("GBP"),
        }),
      )
      .min(1)
      .optional(),
    availability: z.literal("https://schema.org/InStock"),
    itemCondition: z.literal("https://schema.org/NewCondition"),
    seller: firm,
    shippingDetails: thing("OfferShippingDetails", {
      shippingRate: thing("MonetaryAmount", { value: amount, currency: z.literal("GBP") }),
      shippingDestination: thing("DefinedRegion", { addressCountry: z.literal("GB") }),
      deliveryTime: thing("ShippingDeliveryTime", {
        businessDays: thing("OpeningHoursSpecification", { dayOfWeek: z.array(weekday).length(5) }),
        handlingTime: span,
        transitTime: span,
      }),
    }),
    hasMerchantReturnPolicy: thing("MerchantReturnPolicy", {
      applicableCountry: z.literal("GB"),
      returnPolicyCategory: z.literal("https://schema.org/MerchantReturnNotPermitted"),
      itemDefectReturnFees: z.literal("https://schema.org/FreeReturn"),
      merchantReturnLink: address,
    }),
    warranty: thing("WarrantyPromise", {
      durationOfWarranty: thing("QuantitativeValue", { value: z.int().positive(), unitCode: z.literal("ANN") }),
    }),
  }),
});

const breadcrumbs = thing("BreadcrumbList", {
  itemListElement: z
    .array(thing("ListItem", { position: z.int().positive(), name: text, item: address.optional() }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), { error: "count from 1" })
    .refine((items) => items.every(({ item }, index) => (item === undefined) === (index === items.length - 1)), {
      error: "all but the last have an address",
    }),
});

const faq = thing("FAQPage", {
  inLanguage: z.literal("en-GB"),
  mainEntity: z.array(thing("Question", { name: text, acceptedAnswer: thing("Answer", { text }) })).min(5),
});

const article = thing("Article", {
  headline: text.max(110),
  description: text,
  url: address,
  inLanguage: z.literal("en-GB"),
  dateModified: z.iso.date(),
  image: address.optional(),
  author: firm,
  publisher: firm,
});

const time = z.string().regex(/^\d\d:\d\d$/);

const contactPoint = thing("ContactPoint", {
  hoursAvailable: z
    .array(thing("OpeningHoursSpecification", { dayOfWeek: weekday, opens: time, closes: time }))
    .min(1)
    .optional(),
  contactType: text,
  telephone: z.string().optional(),
  email: z.email(),
  areaServed: z.literal("GB"),
  availableLanguage: text,
});

const organization = thing("Organization", {
  "@id": address,
  name: text,
  description: text,
  url: address,
  logo: address,
  email: z.email(),
  telephone: z.string().regex(/^\+44 [\d ]+$/),
  sameAs: z.array(address).min(1),
  legalName: text.optional(),
  vatID: text.optional(),
  identifier: thing("PropertyValue", { propertyID: text, value: text }).optional(),
  address: thing("PostalAddress", {
    streetAddress: text,
    addressLocality: text,
    postalCode: text,
    addressCountry: text,
  }).optional(),
  contactPoint: z.union([contactPoint, z.array(contactPoint)]),
});

const webSite = thing("WebSite", {
  "@id": address,
  name: text,
  url: address,
  inLanguage: z.literal("en-GB"),
  publisher: z.strictObject({ "@id": address }),
  potentialAction: thing("SearchAction", {
    target: thing("EntryPoint", { urlTemplate: z.string().regex(/^https:.*\{search_term_string\}$/) }),
    "query-input": z.literal("required name=search_term_string"),
  }),
});

const video = thing("VideoObject", {
  "@id": address,
  name: text,
  description: text.min(50),
  inLanguage: z.literal("en-GB"),
  thumbnailUrl: address,
  uploadDate: z.iso.datetime(),
  duration: z.iso.duration(),
  contentUrl: address,
  transcript: text.min(100),
});

const THINGS = z.discriminatedUnion("@type", [product, breadcrumbs, faq, article, organization, video, webSite]);
export type Thing = z.infer<typeof THINGS>;

/** The entities of a page's JSON-LD by type; throws if one is incomplete or repeats a type other than of videos. */
export function describedThings(things: readonly unknown[]): Thing[] {
  const described = things.map((each) => THINGS.parse(each));
  const kinds = described.map((each) => (each["@type"] === "VideoObject" ? each["@id"] : each["@type"]));
  if (new Set(kinds).size !== described.length) throw new Error("The page describes one kind of thing twice.");
  return described;
}

/** The only entity of this type on a page. */
export function describedThing<Type extends Thing["@type"]>(things: readonly Thing[], type: Type) {
  const found = things.find((each): each is Extract<Thing, { "@type": Type }> => each["@type"] === type);
  if (!found) throw new Error(`The page describes no ${type}.`);
  return found;
}

import { describe, expect, it } from "vitest";
import { article } from "./article";
import { breadcrumbList } from "./breadcrumbs";
import { jsonLd } from "./json-ld";
import { pounds } from "./pounds";
import { faqPage } from "./questions";
import { shippingDetails } from "./shipping-details";
import { organization, webSite } from "./shop";
import { video } from "./video";

const absolute = (path: string) => `https://shop.example${path}`;
const SHOP = {
  name: "Measured Blind Co.",
  description: "Blinds to measure",
  phone: "020 7946 0123",
  email: "hello@measured.example",
  dailyOpenings: [{ day: "SATURDAY", opens: "09:00", closes: "17:30" } as const],
  socialProfiles: [{ url: "https://social.example/measured" }],
  legalName: null,
  companyNumber: null,
  vatNumber: null,
  address: null,
  complaintsEmail: null,
};

describe("the organization", () => {
  it("has name, profiles and an international phone number", () => {
    expect(organization(SHOP, absolute)).toMatchObject({
      "@id": "https://shop.example/#organization",
      url: "https://shop.example/",
      telephone: "+44 20 7946 0123",
      sameAs: ["https://social.example/measured"],
      contactPoint: {
        telephone: "+44 20 7946 0123",
        email: "hello@measured.example",
        hoursAvailable: [{ dayOfWeek: "https://schema.org/Saturday", opens: "09:00", closes: "17:30" }],
      },
    });
  });

  it("says who trades", () => {
    const trader = {
      legalName: "Loom Blinds Ltd",
      companyNumber: "01234567",
      vatNumber: "GB123456789",
      address: { lines: ["Unit 4", "2 Loom Street"], town: "Leeds", postcode: "LS1 4AB", country: "United Kingdom" },
      complaintsEmail: "complaints@measured.example",
    };
    expect(organization({ ...SHOP, ...trader }, absolute)).toMatchObject({
      legalName: "Loom Blinds Ltd",
      vatID: "GB123456789",
      identifier: { propertyID: "Companies House", value: "01234567" },
      address: { streetAddress: "Unit 4, 2 Loom Street", addressLocality: "Leeds", postalCode: "LS1 4AB" },
      contactPoint: [
        { contactType: "customer service" },
        { contactType: "complaints", email: "complaints@measured.example" },
      ],
    });
  });

  it("says nothing of who trades where it is not known", () => {
    for (const key of ["legalName", "vatID", "identifier", "address"])
      expect(organization(SHOP, absolute)).not.toHaveProperty(key);
  });

  it("publishes the site with a search URL template", () => {
    expect(webSite(SHOP, absolute)).toMatchObject({
      publisher: { "@id": organization(SHOP, absolute)["@id"] },
      potentialAction: { target: { urlTemplate: "https://shop.example/search?q={search_term_string}" } },
    });
  });
});

describe("breadcrumbs", () => {
  it("are numbered from 1, and the current page has no URL", () => {
    const list = breadcrumbList([{ label: "Home", to: "/" }], "Blinds", absolute);
    expect(list.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
      { "@type": "ListItem", position: 2, name: "Blinds" },
    ]);
  });
});

describe("a guide", () => {
  const WRITTEN = { title: "Measuring", description: "How to", path: "/guides/measurement", updated: "2026-10-01" };

  it("has an image only where there is one", () => {
    expect(article(WRITTEN, SHOP.name, absolute)).not.toHaveProperty("image");
    expect(article({ ...WRITTEN, picture: "/a.webp" }, SHOP.name, absolute).image).toBe("https://shop.example/a.webp");
  });

  it("has the organization as author and publisher", () => {
    const { author, publisher, dateModified } = article(WRITTEN, SHOP.name, absolute);
    expect(author).toEqual(publisher);
    expect(dateModified).toBe("2026-10-01");
  });
});

describe("questions", () => {
  it("are paired with their answers", () => {
    expect(faqPage([{ question: "Do you fit?", answer: "Yes." }]).mainEntity).toEqual([
      { "@type": "Question", name: "Do you fit?", acceptedAnswer: { "@type": "Answer", text: "Yes." } },
    ]);
  });
});

describe("a video", () => {
  it("has its captions as description, and what it says and shows as transcript", () => {
    const steps = [
      { says: "Measure.", shows: "A window." },
      { says: "Fit.", shows: "A rail." },
      { says: "Close it.", shows: "A blind." },
    ];
    const shown = { title: "Fitting", steps, seconds: 36, published: "2026-11-22", file: "/a.mp4", poster: "/a.webp" };
    expect(video(shown, absolute)).toMatchObject({
      name: "Fitting",
      description: "Measure. Fit.",
      transcript: "Measure. A window. Fit. A rail. Close it. A blind.",
      uploadDate: "2026-11-22T00:00:00Z",
      duration: "PT36S",
      contentUrl: "https://shop.example/a.mp4",
      thumbnailUrl: "https://shop.example/a.webp",
    });
  });
});

describe("delivery", () => {
  const RULE = { deliveryPence: 2999, freeDeliveryFromPence: 49_900, standardDeliveryDays: { from: 5, to: 7 } };
  const rate = (fromPricePence: number, rule: Parameters<typeof shippingDetails>[1] = RULE) =>
    shippingDetails({ fromPricePence, leadTimeDays: 14 }, rule).shippingRate.value;

  it.each([
    [49_899, "29.99"],
    [49_900, "0.00"],
  ])("for %i pence costs %s", (pence, value) => {
    expect(rate(pence)).toBe(value);
  });

  it("is never free without a threshold", () => {
    expect(rate(1_000_000, { ...RULE, freeDeliveryFromPence: null })).toBe("29.99");
  });

  it.each([
    [14, { minValue: 0, maxValue: 3 }],
    [5, { minValue: 0, maxValue: 0 }],
  ])("adds handling before transit for a lead time of %i days", (leadTimeDays, handling) => {
    const { deliveryTime } = shippingDetails({ fromPricePence: 100, leadTimeDays }, RULE);
    expect(deliveryTime.handlingTime).toMatchObject(handling);
    expect(deliveryTime.transitTime).toMatchObject({ minValue: 5, maxValue: 7 });
  });
});

describe("jsonLd", () => {
  it("escapes markup inside a script element", () => {
    const text = jsonLd([faqPage([{ question: "</script><b>", answer: "<!--" }])]);
    expect(text).not.toContain("<");
    expect((JSON.parse(text) as { "@graph": unknown[] })["@graph"]).toHaveLength(1);
    expect(text).toContain("\\u003c/script>");
  });

  it.each([
    [123_450, "1234.50"],
    [0, "0.00"],
    [5, "0.05"],
  ])("formats %i pence as %s", (pence, text) => {
    expect(pounds(pence)).toBe(text);
  });
});

import { describe, expect, it } from "vitest";
import { article } from "./article";
import { breadcrumbList } from "./breadcrumbs";
import { jsonLd } from "./json-ld";
import { pounds } from "./pounds";
import { faqPage } from "./questions";
import { shippingDetails } from "./shipping-details";
import { organization, webSite } from "./shop";

const absolute = (path: string) => `https://shop.example${path}`;
const SHOP = {
  name: "Measured Blind Co.",
  description: "Blinds to measure",
  phone: "020 7946 0123",
  email: "hello@measured.example",
  socialProfiles: [{ url: "https://social.example/measured" }],
};

describe("the organization", () => {
  it("has name, profiles and an international phone number", () => {
    expect(organization(SHOP, absolute)).toMatchObject({
      "@id": "https://shop.example/#organization",
      url: "https://shop.example/",
      telephone: "+44 20 7946 0123",
      sameAs: ["https://social.example/measured"],
      contactPoint: { telephone: "+44 20 7946 0123", email: "hello@measured.example" },
    });
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
    [14, { minValue: 0, maxValue: 7 }],
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

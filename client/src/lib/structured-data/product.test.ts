import { describe, expect, it } from "vitest";
import { product } from "./product";

const OFFERED = {
  slug: "roller-blinds",
  name: "Roller Blinds",
  description: "One flat piece of cloth.",
  category: "Blinds",
  pictures: ["/images/roller-1200.webp"],
  colors: ["White", "Navy"],
  materials: ["Blackout Fabric"],
  fromPricePence: 5_050,
  wasFromPricePence: null,
  warrantyYears: 2,
  leadTimeDays: 14,
  rating: null,
  reviewCount: 0,
  ratingIsSample: false,
};
const SELLER = {
  name: "The Shop",
  chargesVat: false,
  deliveryPence: 2_999,
  freeDeliveryFromPence: 49_900,
  standardDeliveryDays: { from: 5, to: 7 },
};
const absolute = (path: string) => `https://shop.example${path}`;
const offered = (
  changes: Partial<Omit<typeof OFFERED, "rating"> | { wasFromPricePence: number } | { rating: number }> = {},
  seller: Partial<typeof SELLER | { freeDeliveryFromPence: null }> = {},
) => product({ ...OFFERED, ...changes }, { ...SELLER, ...seller }, absolute);
const deliveryRate = (...parts: Parameters<typeof offered>) =>
  offered(...parts).offers.shippingDetails.shippingRate.value;

describe("structured data of a product", () => {
  it("has the lowest price in pounds with two decimals", () => {
    expect(offered().offers).toMatchObject({
      price: "50.50",
      priceCurrency: "GBP",
      url: "https://shop.example/products/roller-blinds",
    });
    expect(offered({ fromPricePence: 123_400 }).offers.price).toBe("1234.00");
  });

  it("has the former price only when it is reduced", () => {
    expect(offered().offers).not.toHaveProperty("priceSpecification");
    expect(offered({ wasFromPricePence: 6_000 }).offers).toMatchObject({
      priceSpecification: [{ priceType: "https://schema.org/StrikethroughPrice", price: "60.00" }],
    });
  });

  it("says that its price includes VAT where the shop charges it", () => {
    expect(offered({ wasFromPricePence: 6_000 }, { chargesVat: true }).offers).toMatchObject({
      price: "50.50",
      priceSpecification: [{ price: "50.50", valueAddedTaxIncluded: true }, { price: "60.00" }],
    });
  });

  it("has the rating of customers, and none of samples", () => {
    expect(offered()).not.toHaveProperty("aggregateRating");
    const rated = { rating: 4.67, reviewCount: 3 };
    expect(offered(rated)).toMatchObject({ aggregateRating: { ratingValue: 4.67, reviewCount: 3 } });
    expect(offered({ ...rated, ratingIsSample: true })).not.toHaveProperty("aggregateRating");
  });

  it("has the shop's delivery charge, and none from the threshold on", () => {
    expect(deliveryRate()).toBe("29.99");
    expect(deliveryRate({ fromPricePence: 49_899 })).toBe("29.99");
    expect(deliveryRate({ fromPricePence: 49_900 })).toBe("0.00");
    expect(deliveryRate({ fromPricePence: 100_000 }, { freeDeliveryFromPence: null })).toBe("29.99");
  });

  it("adds handling before transit, in working days", () => {
    const days = (leadTimeDays: number) => {
      const { handlingTime, transitTime } = offered({ leadTimeDays }).offers.shippingDetails.deliveryTime;
      return [handlingTime.minValue, handlingTime.maxValue, transitTime.minValue, transitTime.maxValue];
    };
    expect(days(14)).toEqual([0, 3, 5, 7]);
    expect(days(42)).toEqual([0, 23, 5, 7]);
    expect(days(3)).toEqual([0, 0, 5, 7]);
  });

  it("has no returns, because it is made to measure", () => {
    expect(offered().offers.hasMerchantReturnPolicy).toMatchObject({
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
      merchantReturnLink: "https://shop.example/terms#returns",
    });
  });

  it("has its own pictures, or else its drawing as one", () => {
    expect(offered()).toMatchObject({ image: ["https://shop.example/images/roller-1200.webp"] });
    expect(offered({ pictures: [] })).toMatchObject({
      image: ["https://shop.example/social/drawings/roller-blinds.jpg"],
    });
  });
});

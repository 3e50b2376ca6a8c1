import type { APIRequestContext, Page } from "@playwright/test";

/** A figure of a page, with the text around it. */
export type Figure = { figure: string; words: string };

/** Amounts, percentages, periods and codes: "£29.99", "50%", "2–3 weeks", "30-day", "SUMMER25". */
const FIGURE =
  /£\d+(?:,\d{3})*(?:\.\d\d)?|\d+(?:\.\d+)? ?%|\d+(?:(?:–|-| to )\d+)?\+?[ -]?(?:working |calendar )?(?:day|week|month|year|hour|minute)s?\b|\b[A-Z]{4,}\d{2,}\b/g;

/** All figures in the text of a page, normalised: "2–3 weeks" and "2 to 3 weeks" are "2–3 week". */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].map(({ 0: figure, index }) => ({
    figure: spelt(figure),
    words: text.slice(Math.max(0, index - 40), index + figure.length + 20),
  }));
}

const spelt = (figure: string) =>
  /[a-z]$/.test(figure)
    ? figure
        .replace(/s$/, "")
        .replace(/(\d)(?:-| to )(?=\d)/, "$1–")
        .replace(/\+?[ -]?(?:working |calendar )?(?=[a-z]+$)/, " ")
    : figure.replace(" %", "%");

/** Text and link targets of a page, parsed by the browser without running the page. */
export function readPage(page: Page, html: string): Promise<{ text: string; links: string[] }> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    for (const silent of parsed.querySelectorAll("script, style, noscript")) silent.remove();
    for (const element of parsed.querySelectorAll("body :not(b, strong, em, a, span, time)")) element.append(" ");
    return {
      text: (parsed.body.textContent ?? "").replace(/\s+/g, " "),
      links: [...parsed.querySelectorAll("a[href^='/']")].map((link) => link.getAttribute("href") ?? ""),
    };
  }, html);
}

type Span = { from: number; to: number };
type Facts = {
  shop: Record<
    | "deliveryPence"
    | "freeDeliveryFromPence"
    | "fittedFromPence"
    | "financeFromPence"
    | "saleUpToPercent"
    | "depositPercent"
    | "quoteDays"
    | "returnDays"
    | "cancelDays"
    | "reportDays"
    | "workmanshipMonths"
    | "installationMinutes"
    | "yearsInTrade"
    | "longestWarrantyYears",
    number
  > &
    Record<"fittingWeeks" | "standardDeliveryDays" | "expressDeliveryDays" | "blindWarrantyYears", Span> & {
      promotion: { code: string; percent: number };
    };
  products: {
    nodes: (Record<"fromPricePence" | "wasFromPricePence" | "warrantyYears" | "leadTimeDays", number | null> & {
      examplePrice: { pricePence: number };
    })[];
  };
};

const FACTS = `{
  shop {
    deliveryPence freeDeliveryFromPence fittedFromPence financeFromPence saleUpToPercent depositPercent quoteDays returnDays
    cancelDays reportDays workmanshipMonths installationMinutes yearsInTrade longestWarrantyYears
    fittingWeeks { from to } standardDeliveryDays { from to } expressDeliveryDays { from to } blindWarrantyYears { from to }
    promotion { code percent }
  }
  products(first: 100) { nodes { fromPricePence wasFromPricePence warrantyYears leadTimeDays examplePrice { pricePence } } }
}`;

/** The figures of the API, as pages would show them. */
export async function figuresOfTheShop(request: APIRequestContext): Promise<Set<string>> {
  const answer = await request.post("/graphql", { data: { query: FACTS } });
  const { shop, products } = ((await answer.json()) as { data: Facts }).data;
  const { blindWarrantyYears: warranty } = shop;
  return new Set([
    ...[shop.deliveryPence, shop.freeDeliveryFromPence, shop.fittedFromPence, shop.financeFromPence].map(pounds),
    ...[shop.saleUpToPercent, shop.depositPercent, shop.promotion.percent].map((percent) => `${percent}%`),
    ...[shop.quoteDays, shop.returnDays, shop.cancelDays, shop.reportDays].map((days) => `${days} day`),
    `${shop.workmanshipMonths} month`,
    `${shop.installationMinutes} minute`,
    ...[shop.yearsInTrade, shop.longestWarrantyYears, warranty.from, warranty.to].map((years) => `${years} year`),
    ...[shop.standardDeliveryDays, shop.expressDeliveryDays].map((days) => `${span(days)} day`),
    `${span(shop.fittingWeeks)} week`,
    `${span(warranty)} year`,
    shop.promotion.code,
    ...products.nodes.flatMap(({ fromPricePence, wasFromPricePence, warrantyYears, leadTimeDays, examplePrice }) => [
      pounds(fromPricePence),
      pounds(examplePrice.pricePence),
      pounds(wasFromPricePence),
      `${warrantyYears} year`,
      `${leadTimeDays} day`,
      `${Math.round((leadTimeDays ?? 0) / 7)} week`,
    ]),
  ]);
}

const span = ({ from, to }: Span) => `${from}–${to}`;
const pounds = (pence: number | null) =>
  `£${((pence ?? 0) / 100).toLocaleString("en-GB", { minimumFractionDigits: 2 })}`.replace(".00", "");

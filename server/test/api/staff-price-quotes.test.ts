import { beforeAll, expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { anAddition } from "../builders/cart.js";
import { aQuoteForm, requestQuote } from "../builders/enquiry.js";
import { aPriceList, imported, previewPrices } from "../builders/price-list.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
let client: StaffClient;

beforeAll(async () => {
  ({ client } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

const SLUG = "honeycomb-blinds";
const NAME = "Cellular Honeycomb Blinds";

/** A configuration of the product, and the code by which it is told. */
async function aCode() {
  const visitor = shop().visitor();
  const { productId, width, height, material, color } = await anAddition(visitor, SLUG, { width: 60 });
  const configuration = { productId, width, height, material, color, customizations: [] };
  const { data } = await visitor.graphql<{ createConfigurationCodes: { configurationCodes: { code: string }[] } }>(
    `mutation ($input: CreateConfigurationCodesInput!) {
      createConfigurationCodes(input: $input) { configurationCodes { code } } }`,
    { input: { configurations: [configuration] } },
  );
  return { code: data.createConfigurationCodes.configurationCodes[0]?.code ?? "", configuration };
}

/** What the shop shows as the price of one. */
async function shownPrice(configuration: object): Promise<number> {
  const { data } = await shop()
    .visitor()
    .graphql<{ priceConfiguration: { unitPricePence: number } }>(
      "query ($input: PriceConfigurationInput!) { priceConfiguration(input: $input) { unitPricePence } }",
      { input: { ...configuration, quantity: 1 } },
    );
  return data.priceConfiguration.unitPricePence;
}

/** The key of a new quote request. */
async function aQuote(message: string | null): Promise<string> {
  const { data } = await requestQuote(shop().visitor(), aQuoteForm({ message }));
  return String(keyOf("QuoteRequest", data?.requestQuote.quoteRequest.id ?? ""));
}

it("says which open quote requests a dry run concerns, and what their codes cost then, now and after", async () => {
  const { code, configuration } = await aCode();
  const thenPence = await shownPrice(configuration);
  const coded = await aQuote(`Could you fit ${code.toLowerCase()} in March?`);
  const named = await aQuote("Two cellular honeycomb blinds, please.");
  const closed = await aQuote("A Cellular Honeycomb Blind for my loft");
  await aQuote("Something for a bay window.");
  await aQuote(null);
  await shop().database.query("UPDATE quote_request SET state = 'CLOSED' WHERE id = $1", [closed]);
  await imported(client, aPriceList(`${SLUG},,101,`));
  const beforePence = await shownPrice(configuration);
  const csv = aPriceList(`${SLUG},,111,`);
  const { quotes } = await previewPrices(client, csv);
  await imported(client, csv);
  const afterPence = await shownPrice(configuration);
  expect(new Set([thenPence, beforePence, afterPence]).size).toBe(3);
  expect(quotes).toEqual({
    quoteCount: 2,
    quotes: [
      { enquiryId: globalId("Enquiry", named), products: [NAME], configurations: [] },
      {
        ...{ enquiryId: globalId("Enquiry", coded), products: [NAME] },
        configurations: [{ code, name: NAME, thenPence, beforePence, afterPence }],
      },
    ],
  });
});

it("tells of none that names other products, with as many statements", async () => {
  const nothing = await previewPrices(client, aPriceList("roller-blinds,,78,"));
  expect(nothing.quotes).toEqual({ quoteCount: 0, quotes: [] });
  const some = await previewPrices(client, aPriceList(`${SLUG},,121,`));
  expect(some.quotes.quoteCount).toBe(2);
  expect(await shop().statements(some.requestId)).toBe(await shop().statements(nothing.requestId));
});

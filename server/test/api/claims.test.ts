import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CART_TOTALS } from "../../src/rules/totals.js";
import { readShopProfile, type ShopProfile } from "../../src/shop-profile/shop-profile.js";
import { allEmails } from "../builders/all-emails.js";
import { CLAIMS, wordsOf, type Claim } from "../builders/claims.js";
import { anEmailContext } from "../builders/emails.js";
import { readPage, textOf } from "../builders/read-page.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop, type TestShop } from "../harness/shop.js";

// Pages are rendered from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const ORIGIN = "https://shop.example";
/** Pages that the sitemap does not list, with answers of the search. */
const UNLISTED = ["/cart", "/checkout", "/search?q=finance", "/search?q=warranty", "/search?q=return"];

const storefront = clientPages();
afterAll(() => storefront.close());
const settings = { publicUrl: ORIGIN };

const claims = Object.values(CLAIMS);
const withChanges = (change: (claim: Claim) => Partial<ShopProfile>): Partial<ShopProfile> =>
  Object.assign({}, ...claims.map(change)) as Partial<ShopProfile>;
const WITHOUT = withChanges(({ without }) => without);
const OTHER = withChanges(({ other }) => other);

const specified = useShop({ storefront, settings });
const silent = useShop({ storefront, settings, profile: WITHOUT, beside: specified });
const changed = useShop({ storefront, settings, profile: OTHER, beside: specified });

/** Everything that a shop says, by where: pages with head and structured data, the chat, e-mails. */
type Said = Map<string, string>;

async function pageText(shop: TestShop, path: string): Promise<string> {
  const { text, titles, meta, things } = readPage(await (await fetch(shop.url + path)).text());
  const head = ["description", "og:title", "og:description"].flatMap(meta);
  return [text, ...titles, ...head, JSON.stringify(things)].join("\n");
}

async function everything(shop: TestShop, profile: Partial<ShopProfile>): Promise<Said> {
  const xml = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => textOf(url).slice(ORIGIN.length));
  const said: Said = new Map();
  for (const path of [...listed, ...UNLISTED]) said.set(path, await pageText(shop, path));
  await sayElsewhere(said, profile);
  return said;
}

async function sayElsewhere(said: Said, profile: Partial<ShopProfile>): Promise<void> {
  const facts = { ...readShopProfile(undefined), ...profile, deliveryNote: null };
  said.set("chat", (await storefront.chatAnswers({ ...CART_TOTALS, ...facts })).join("\n"));
  said.set("e-mails", allEmails(anEmailContext(profile)).join("\n"));
}

const placesOf = (said: Said, words: RegExp) =>
  [...said].filter(([, text]) => words.test(text)).map(([place]) => place);

let bySpecification: Said;
beforeAll(async () => {
  bySpecification = await everything(specified(), {});
});

it.each(Object.entries(CLAIMS))("%s is claimed by default, in all its words", (_name, claim) => {
  for (const words of wordsOf(claim)) expect([words, placesOf(bySpecification, words)]).not.toEqual([words, []]);
});

describe("without any claim", () => {
  let said: Said;
  beforeAll(async () => {
    said = await everything(silent(), WITHOUT);
  });

  it.each(Object.entries(CLAIMS))("%s stands nowhere", (_name, claim) => {
    for (const words of wordsOf(claim)) expect([words, placesOf(said, words)]).toEqual([words, []]);
  });

  it("no sentence has a hole that it has not had", () => {
    const hole =
      /\bnull\b|\bundefined\b|\bNaN\b|\[object|\b(?:for|within|in|about|of) (?:[.,;]|days\b|weeks\b|months\b)/;
    expect(placesOf(said, hole)).toEqual(placesOf(bySpecification, hole));
    expect(placesOf(bySpecification, /\bundefined\b|\bNaN\b|\[object/)).toEqual([]);
  });

  it("no product has a warranty", async () => {
    const query = "{ products(first: 100) { nodes { warrantyYears } } }";
    type Answer = { products: { nodes: { warrantyYears: number | null }[] } };
    const { data } = await silent().visitor().graphql<Answer>(query);
    expect(new Set(data.products.nodes.map(({ warrantyYears }) => warrantyYears))).toEqual(new Set([null]));
    expect(placesOf(said, /\d+-year warranty|\d+ years of warranty|Warranty\s*\d+ year|WarrantyPromise/)).toEqual([]);
  });
});

describe("with another value of every claim", () => {
  let said: Said;
  beforeAll(async () => {
    said = await everything(changed(), OTHER);
  });

  it.each(Object.entries(CLAIMS))("the specified words of %s stand nowhere", (_name, { words }) => {
    expect(placesOf(said, words)).toEqual([]);
  });
});

describe.each(Object.entries(CLAIMS))("without %s alone", (_name, claim) => {
  const shop = useShop({ storefront, settings, profile: claim.without, beside: specified });
  /** Pages of one kind share their texts, so few are read. */
  const MOST = 6;

  it("stands on none of the pages that had it, nor in the chat, nor in e-mails", async () => {
    const said: Said = new Map();
    const places = wordsOf(claim).flatMap((words) =>
      placesOf(bySpecification, words)
        .filter((place) => place.startsWith("/"))
        .slice(0, MOST),
    );
    for (const path of new Set(places)) said.set(path, await pageText(shop(), path));
    await sayElsewhere(said, claim.without);
    for (const words of wordsOf(claim)) expect([words, placesOf(said, words)]).toEqual([words, []]);
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "./shop";

/** A screen of the back office, by its path below /admin. */
export type OfficeScreen = { path: string; kind: "list" | "show" | "edit" | "create" | "page" };

const SOURCE = path.resolve(import.meta.dirname, "../../admin/src/BackOffice.tsx");

/** What asks for the first thing of a resource, whose screens need one. The customers of the demo are found by a search. */
const FIRST: Readonly<Record<string, string>> = {
  orders: "orders(first: 1) { nodes { id } }",
  customers: 'customers(search: "demo", first: 1) { nodes { id: email } }',
  "held-quotes": "heldQuotes(first: 1) { nodes { id: number } }",
  visits: "bookedVisits(first: 1) { nodes { id } }",
  problems: "problems(first: 1) { nodes { id } }",
  enquiries: "enquiries(first: 1) { nodes { id } }",
  reviews: "reviews(first: 1) { nodes { id } }",
  promotions: "promotions { id }",
  products: "products(first: 1) { nodes { id } }",
  categories: "categories { id }",
  prices: "priceLists(first: 1) { nodes { id } }",
  rules: "allRules { id: kind }",
  content: "contents { id: kind }",
  staff: "staff { id }",
};

/** What a list needs to have rows. */
const QUERIES: Readonly<Record<string, string>> = { customers: '?filter={"search":"demo"}' };

type Things = readonly { id: string }[] | { nodes: readonly { id: string }[] };

/**
 * All screens, as the source of the back office names them, each of a thing with the first one of its resource. Fails where a resource is
 * new here, or has nothing that could be shown.
 * @param request with the session of an owner
 */
export async function allScreens(request: APIRequestContext, url: string): Promise<OfficeScreen[]> {
  const source = readFileSync(SOURCE, "utf8");
  const pages = [...source.matchAll(/<Route\s+path="([^"]+)"/g)].map(([, name = ""]) => name);
  const screens: OfficeScreen[] = [{ path: "/", kind: "page" }];
  for (const [, attributes = ""] of source.matchAll(/<Resource\s([^>]*)\/>/g))
    screens.push(...(await screensOf(attributes, request, url)));
  return [...screens, ...pages.map((name) => ({ path: name, kind: "page" as const }))];
}

async function screensOf(attributes: string, request: APIRequestContext, url: string): Promise<OfficeScreen[]> {
  const [, resource = ""] = /name="([^"]+)"/.exec(attributes) ?? [];
  const kinds = (["list", "create", "show", "edit"] as const).filter((kind) => attributes.includes(`${kind}={`));
  const screens: OfficeScreen[] = [];
  for (const kind of kinds) {
    const list = `/${resource}${QUERIES[resource] ?? ""}`;
    if (kind === "list") screens.push({ path: list, kind });
    else if (kind === "create") screens.push({ path: `/${resource}/create`, kind });
    else {
      const id = encodeURIComponent(await firstOf(resource, request, url));
      screens.push({ path: `/${resource}/${id}${kind === "show" ? "/show" : ""}`, kind });
    }
  }
  return screens;
}

async function firstOf(resource: string, request: APIRequestContext, url: string): Promise<string> {
  const query = `{ things: ${FIRST[resource] ?? `${resource}(first: 1) { nodes { id } }`} }`;
  const { data, errors } = (await (await request.post(`${url}/admin/graphql`, { data: { query } })).json()) as {
    data: { things: Things } | null;
    errors?: unknown;
  };
  expect(errors, `what asks for the first of ${resource}`).toBeUndefined();
  const things = data?.things ?? [];
  const [first] = "nodes" in things ? things.nodes : things;
  if (first === undefined) throw new Error(`There is nothing of ${resource}: its screen could not be looked at.`);
  return first.id;
}

/** What a screen shows once it has been read: the rows of a list, the parts of a thing, the fields of a form. */
export function contentOf(page: Page, { kind, path: name }: OfficeScreen): Locator {
  if (name === "/join") return page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  if (kind === "list") return main.getByRole("table").first();
  if (kind === "show") return main.getByRole("region").or(main.getByRole("table")).first();
  return main.getByRole("textbox").or(main.getByRole("combobox")).or(main.getByRole("region")).first();
}

/** The least height and width of what is pressed by a finger, in pixels: criterion 2.5.8 of WCAG 2.2. */
const LEAST_TARGET = 24;

/**
 * What of the open screen is cut off, lies beyond the window, is too small for a finger or not for the keyboard, in words. What a table has beyond the window is
 * reached by scrolling it.
 */
export const faultsOf = (page: Page): Promise<string[]> => page.evaluate(lookForFaults, LEAST_TARGET);

/** Runs in the page. */
function lookForFaults(least: number): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 50)}"`;
  const scrolls = (element: Element): boolean =>
    element.parentElement !== null &&
    (/auto|scroll/.test(getComputedStyle(element.parentElement).overflowX) || scrolls(element.parentElement));
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // Hidden for the eye, such as words for screen readers: a point, or clipped to nothing.
  const isSeen = (element: Element) => element.clientWidth > 1 && element.clientHeight > 1 && isShown(element);
  const elements = [...document.querySelectorAll("body *")].filter((element) => !element.closest("svg"));
  const beyond = elements.filter((element) => {
    const { right, left, width } = element.getBoundingClientRect();
    return width > 1 && isShown(element) && (right > innerWidth + 1 || left < -1) && !scrolls(element);
  });
  const cut = elements.filter(
    (element) =>
      isSeen(element) &&
      element.textContent.trim() !== "" &&
      // The menu of a tablet begins with its icons alone.
      !element.querySelector("[role=menuitem]") &&
      !element.closest("[role=menu]") &&
      !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      /hidden|clip/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1,
  );
  const targets = elements.filter((element) =>
    element.matches("a[href], button, [role=button], input:not([type=range]), summary"),
  );
  const small = targets.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    // A link within a sentence is as high as its line. The thumb of a slider answers beyond what is drawn of it.
    const isInText = element.matches("a[href]") && getComputedStyle(element).display === "inline";
    return width > 1 && isShown(element) && !isInText && (width < least || height < least);
  });
  const mouseOnly = elements.filter((element) => element.matches(".RaDatagrid-clickableRow:not(:has(a))"));
  return [
    ...mouseOnly.map((element) => `opened by the mouse alone: ${nameOf(element)}`),
    ...beyond.map((element) => `beyond the window: ${nameOf(element)}`),
    ...cut.map((element) => `cut off: ${nameOf(element)}`),
    ...small.map((element) => `too small for a finger: ${nameOf(element)}`),
  ];
}

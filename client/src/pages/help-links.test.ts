import { expect, it } from "vitest";
import { termsOf } from "@rules/terms";
import { ALL_GUIDES } from "../content/guides";
import { HELP_PAGES } from "../content/help/find-help";
import { homeSections, paths } from "../lib/paths";
import { FACTS } from "../test/shell-shop";
import { ROOM_IDS, roomUrl } from "./by-rooms/content";
import { faqOf } from "./faq/content";

const facts = { ...FACTS, promotion: null };
const questions = faqOf(facts).flatMap((category) => category.questions);

const KNOWN = [
  ...questions.map(({ id }) => `${paths.faq.href()}#${id}`),
  ...termsOf(facts).map(({ id }) => `${paths.terms.href()}#${id}`),
  ...ALL_GUIDES.map(({ slug }) => paths.guides.href(slug)),
  ...ROOM_IDS.map(roomUrl),
  homeSections.quote,
  ...[paths.installationGuide, paths.trackOrder, paths.samples, paths.contact, paths.materials, paths.inspiration].map(
    (path) => path.href(),
  ),
  ...[paths.sales, paths.reviews, paths.about, paths.privacy, paths.guides].map((path) => path.href()),
];

it("each help page is there, down to its section", () => {
  expect(HELP_PAGES.map(({ to }) => to).filter((to) => !KNOWN.includes(to))).toEqual([]);
});

it("each help page is named once", () => {
  const links = HELP_PAGES.map(({ to }) => to);
  expect(new Set(links).size).toBe(links.length);
});

it("each link of the terms leads to a page or a part of the terms", () => {
  const text = JSON.stringify(termsOf(facts));
  const links = [...text.matchAll(/\]\((?!mailto:)([^)]+)\)/g)].map(([, link = ""]) => link.replace(/^#/, "/terms#"));
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((link) => !KNOWN.includes(link))).toEqual([]);
});

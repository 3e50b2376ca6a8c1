import { FIGURE_PLACES, placeName } from "@rules/deductions-form";
import type { Adjustment, Tolerance } from "@rules/fit/fit.types";
import type { Exclusion, Impossible } from "@rules/options/option";
import { capitalised } from "../ui/capitalised";
import type { Difference, Facts } from "../versions/versioned";
import { CORD_FACTS } from "./cord-facts";

const FIGURES = "figures.";
const TOLERANCES = "tolerances.";
const PLACES = new Map(FIGURE_PLACES.map((place) => [place.key, place]));

/** What a fact is called: "roller, Inside the recess: cloth, width". */
function labelOf(name: string): string {
  if (name.startsWith(TOLERANCES)) return `${capitalised(name.slice(TOLERANCES.length))}: tolerance`;
  const place = name.startsWith(FIGURES) ? PLACES.get(name.slice(FIGURES.length)) : undefined;
  if (place) return capitalised(placeName(place));
  return CORD_FACTS.find((fact) => fact.name === name)?.label ?? LISTS[name] ?? name;
}

const LISTS: Readonly<Record<string, string>> = {
  exclusions: "Values that exclude each other",
  impossible: "Values that can’t be made",
};

/** A fact in words, in lines. */
function wordsOf(name: string, value: unknown): string {
  if (value === undefined) return "";
  if (name.startsWith(FIGURES)) return figureWords(value as Adjustment);
  if (name.startsWith(TOLERANCES)) return toleranceWords(value as Tolerance);
  if (name === "exclusions") return (value as readonly Exclusion[]).map(exclusionWords).join("\n");
  if (name === "impossible") return (value as readonly Impossible[]).map(impossibleWords).join("\n");
  return typeof value === "string" ? value : `${JSON.stringify(value)} mm`;
}

const figureWords = ({ mm, reason }: Adjustment) =>
  mm === null ? reason : `${mm < 0 ? "−" : "+"}${Math.abs(mm)} mm ${reason}`;

const toleranceWords = ({ width, height }: Tolerance) => `±${width} mm in width, ±${height} mm in height`;

const exclusionWords = ({ one, other, reason }: Exclusion) => `${one.join(": ")} beside ${other.join(": ")}. ${reason}`;

const impossibleWords = ({ is, reason }: Impossible) => `${is.join(": ")}. ${reason}`;

/** The facts that differ, in words. */
export const differencesOf = (before: Facts, after: Facts): Difference[] =>
  Object.keys(after)
    .filter((name) => sameText(before[name]) !== sameText(after[name]))
    .map((name) => ({
      ...{ name, label: labelOf(name) },
      before: wordsOf(name, before[name]),
      after: wordsOf(name, after[name]),
    }));

/** The database keeps the keys of an object in an order of its own. */
const sameText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => one.localeCompare(other)))
      : each,
  ) ?? "";

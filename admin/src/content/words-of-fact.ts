import type { ContentOf } from "@rules/content-forms";
import { FAQ_QUESTIONS, inPlaces, isHiddenIn, type PlacedQuestion } from "@rules/faq-questions";
import { formatPounds } from "@rules/money";
import { formatDays, formatTime } from "@rules/opening-hours";
import { fromTo, type Span } from "@rules/span";
import type { ContentKind } from "../gql/graphql";
import { shortDay } from "../ui/moment";
import type { Difference, Facts } from "../versions/versioned";
import { FACTS, type Column, type Fact } from "./facts";

/** A fact in words, in lines; "none" where there is nothing. */
export function wordsOfFact(fact: Fact, value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  switch (fact.as) {
    case "switch":
      return value === true ? "yes" : "no";
    case "pounds":
      return formatPounds(value as number);
    case "span":
      return fromTo(value as Span);
    case "hours":
      return listed((value as ContentOf<"OPENING">["hours"]).map(wordsOfHours));
    case "address":
      return wordsOfAddress(value as Address);
    case "notice":
      return wordsOfNotice(value as Notice);
    case "rows":
      return listed(
        (value as readonly Facts[]).map((row) =>
          fact.columns.map((column) => wordsOfCell(column, String(row[column.name]))).join(", "),
        ),
      );
    case "built-in":
      return wordsOfPlaces(value as readonly PlacedQuestion[]);
    case "text":
      return value as string;
    case "number":
      return (value as number).toString();
  }
}

const wordsOfPlaces = (placed: readonly PlacedQuestion[]) =>
  placed.length === 0
    ? "as they come"
    : inPlaces<(typeof FAQ_QUESTIONS)[number]>(FAQ_QUESTIONS, placed)
        .map(({ id, question }) => `${question}${isHiddenIn(placed, id) ? " (hidden)" : ""}`)
        .join("\n");

const wordsOfCell = ({ type, choices }: Column, value: string) =>
  type === "date" ? shortDay(value) : (choices?.[value] ?? value);

type Address = NonNullable<ContentOf<"LEGAL">["address"]>;
type Notice = NonNullable<ContentOf<"BANNER">["notice"]>;

const NOTHING = "none";
const listed = (lines: readonly string[]) => (lines.length === 0 ? NOTHING : lines.join("\n"));

const wordsOfHours = (span: ContentOf<"OPENING">["hours"][number]) =>
  `${formatDays(span)} ${formatTime(span.opens)}–${formatTime(span.closes)}`;

const wordsOfAddress = ({ lines, town, postcode, country }: Address) => [...lines, town, postcode, country].join("\n");

const wordsOfNotice = ({ text, path, lastDay }: Notice) =>
  [text, path !== null && `leads to ${path}`, lastDay !== null && `until ${shortDay(lastDay)}`]
    .filter((line) => line !== false)
    .join("\n");

/** The facts that differ, in words. */
export const differencesOf = (kind: ContentKind, before: Facts, after: Facts): Difference[] =>
  FACTS[kind]
    .filter(({ name }) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((fact) => ({
      ...{ name: fact.name, label: fact.label },
      before: wordsOfFact(fact, before[fact.name]),
      after: wordsOfFact(fact, after[fact.name]),
    }));

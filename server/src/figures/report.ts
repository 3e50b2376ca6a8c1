import { COUNTED_EVENTS } from "../kernel/requests/counted-event.js";
import type { FigureKind } from "./figure-counters.js";
import type { FigureSum } from "./figure.queries.js";

/** Columns of a terminal. */
const WIDTH = 80;
const FIGURE = 8;

/** Lists of a report, with their headings. */
const LISTS: readonly (readonly [FigureKind, string])[] = [
  ["page", "Pages"],
  ["referrer", "Came from"],
  ["campaign", "Campaigns (utm_campaign)"],
  ["empty search", "Searches without a result"],
];

/** The sums of a period as text of 80 columns. @param top how many names each list has */
export function reportOf(title: string, sums: readonly FigureSum[], top: number): string {
  if (sums.length === 0) return `${title}\n  Nothing was counted.\n`;
  const lists = LISTS.map(([kind, heading]) =>
    listOf(
      heading,
      sums.filter((sum) => sum.kind === kind),
      top,
    ),
  );
  return [title, purchases(sums), ...lists].filter((part) => part !== "").join("\n");
}

/** Page loads and events, each event with its share of the one before. */
function purchases(sums: readonly FigureSum[]): string {
  const total = (kind: FigureKind, name?: string) =>
    sums
      .filter((sum) => sum.kind === kind && (name === undefined || sum.name === name))
      .reduce((sum, { count }) => sum + count, 0);
  const [views, added, ordered, quotes] = COUNTED_EVENTS.map((event) => total("event", event));
  return [
    line("page loads", total("page")),
    line("product views", views),
    line("added to the cart", added, share(added, views, "of product views")),
    line("orders", ordered, share(ordered, added, "of additions"), share(ordered, views, "of product views")),
    line("quote requests", quotes),
    "",
  ].join("\n");
}

function listOf(heading: string, sums: readonly FigureSum[], top: number): string {
  if (sums.length === 0) return "";
  const rest = sums.slice(top);
  const more =
    rest.length === 0
      ? []
      : [
          line(
            `${rest.length} more`,
            rest.reduce((sum, { count }) => sum + count, 0),
          ),
        ];
  return [`  ${heading}`, ...sums.slice(0, top).map(({ name, count }) => line(name, count)), ...more, ""].join("\n");
}

/** "     1,234  wooden blinds", cut to the width of a terminal. Control characters of names are not printed. */
function line(name: string, count = 0, ...notes: string[]): string {
  const text = [name.replaceAll(/\p{C}/gu, ""), ...notes.filter((note) => note !== "")].join(", ");
  const room = WIDTH - FIGURE - 6;
  const shown = text.length > room ? `${text.slice(0, room - 1)}…` : text;
  return `  ${count.toLocaleString("en-GB").padStart(FIGURE + 2)}  ${shown}`;
}

const share = (part = 0, whole = 0, of = "") => (whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} % ${of}`);

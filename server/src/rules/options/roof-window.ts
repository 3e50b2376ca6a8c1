import { nearestCodes, WINDOW_CODES, type Glass } from "./window-codes.js";

/** The option by which a skylight blind is ordered: maker and whole code, or the glass as measured. */
export const ROOF_WINDOW = "roof window";

/** What is made where no plate can be read. */
export const GLASS_MEASURED = "measured at the glass";

/** The maker whose codes we know. */
export const CODED_MAKER = "VELUX";
/** Makers whose plates carry codes of their own, which no list of ours has. */
const OTHER_MAKERS = ["Fakro", "Keylite"] as const;
export const MAKERS: readonly string[] = [CODED_MAKER, ...OTHER_MAKERS];

/** "Fakro, measured at the glass": the workshop knows the maker, the size is the shopper's. */
export const measuredAtGlass = (maker: string): string => `${maker}, ${GLASS_MEASURED}`;
export const valueOfCode = (code: string): string => `${CODED_MAKER} ${code}`;

/** The values of the option, the default first. */
export const ROOF_WINDOWS: readonly string[] = [
  GLASS_MEASURED,
  ...MAKERS.map(measuredAtGlass),
  ...[...WINDOW_CODES.keys()].map(valueOfCode),
];

/** The glass that a chosen code names; undefined for another value of the option. */
export function codedGlass(value: string): Glass | undefined {
  const [, code = ""] = /^VELUX (\w+)$/.exec(value) ?? [];
  return WINDOW_CODES.get(code);
}

/** "603 × 730 mm" */
export const glassWords = ([width, drop]: Glass): string => `${width} × ${drop} mm`;

/**
 * Why a size does not go with a roof window, as a sentence; undefined where it does, or where no code is chosen.
 * @param value of the option
 * @param given mm, with at most one decimal
 */
export function roofWindowRefusal(value: string, given: Glass): string | undefined {
  const glass = codedGlass(value);
  if (glass === undefined || glass.every((length, side) => length === given[side])) return undefined;
  return `The glass of a ${value} is ${glassWords(glass)} (width × drop). You gave ${glassWords(given)}. Take the size of the code, or choose “${GLASS_MEASURED}”.`;
}

/** A code as it was typed: in any case, with or without the maker, and with spaces or dashes. */
export function readWindowCode(typed: string): { value: string } | { problem: string; nearest: readonly string[] } {
  const code = typed
    .toUpperCase()
    .replace(CODED_MAKER, "")
    .replaceAll(/[^A-Z0-9]/g, "");
  if (WINDOW_CODES.has(code)) return { value: valueOfCode(code) };
  const nearest = nearestCodes(code);
  const words = nearest.flatMap((each) => {
    const glass = WINDOW_CODES.get(each);
    return glass ? [`${each} (${glassWords(glass)})`] : [];
  });
  return {
    nearest,
    problem: `We know no ${CODED_MAKER} window ${code}. The nearest that we know are ${words.slice(0, -1).join(", ")} and ${words.at(-1)}. Take one only if it is the whole code on your plate: glass of another series differs. Otherwise measure the glass.`,
  };
}

/** What is said of a value that the option does not have. */
export function unknownRoofWindow(value: string): string {
  const reading = readWindowCode(value);
  if ("value" in reading) return `For ${ROOF_WINDOW} give maker and code: ${reading.value}.`;
  const isOfAnother = OTHER_MAKERS.some((maker) => value.startsWith(maker));
  const measured = [GLASS_MEASURED, ...MAKERS.map(measuredAtGlass)].map((each) => `“${each}”`).join(", ");
  const choices = `For ${ROOF_WINDOW} choose ${measured}, or maker and code such as ${valueOfCode("M04")}.`;
  return isOfAnother ? `We have no list of this maker's codes. ${choices}` : `${reading.problem} ${choices}`;
}

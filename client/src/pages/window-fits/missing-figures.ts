import type { MissingFigure } from "../../gql/graphql";
import { paths } from "../../lib/paths";
import type { FitProduct } from "./fit-question";

/** What a way to order a product lacks. Several ways may lack the same figure. */
type Missing = FitProduct["windowFit"]["missing"][number];

/** A figure of the window, where it is no size of the product's own. */
type OfWindow = Missing & { figure: Exclude<MissingFigure, "OWN_SIZE"> };
export const isOfWindow = (missing: Missing): missing is OfWindow => missing.figure !== "OWN_SIZE";

/** The field of each figure on the page of the window. */
const FIELDS: Readonly<Record<OfWindow["figure"], string>> = {
  WIDTH: "widths",
  DROP: "drops",
  BAY_PARTS: "bay",
  DEPTH: "depth",
  GLASS_WIDTH: "glass-width",
  GLASS_HEIGHT: "glass-height",
  SEAL: "glass-seal",
  HANDLE_CLEARANCE: "glass-handle",
  HEIGHT_FROM_FLOOR: "height-from-floor",
};

/** The field of a window in which a missing figure is typed. */
export const fieldHref = (windowKey: string, { figure }: OfWindow): string =>
  `${paths.windows.href(windowKey)}#${FIELDS[figure]}`;

/** Each figure once, in their order. */
export const oneOfEach = <Each extends Missing>(missing: readonly Each[]): Each[] =>
  missing.filter(({ figure }, place) => missing.findIndex((other) => other.figure === figure) === place);

import type { Unit } from "@rules/sizes";
import type { WindowNames } from "@rules/window-names";
import type { FitGroup_productsFragment, FitOutcome, WindowToFit } from "../../gql/graphql";

/** What a group is asked by. */
export type FitQuestion = {
  outcome: FitOutcome;
  windowKey: string;
  window: WindowToFit;
  names: WindowNames;
  unit: Unit;
};

/** A product with what is said of it. */
export type FitProduct = FitGroup_productsFragment["edges"][number]["node"];

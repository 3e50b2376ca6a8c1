import type { DrillShop } from "./drill-shop.ts";
import type { DrillEnvironment } from "./environment.ts";
import type { Habits, Purchases } from "./shoppers.ts";

/** A fault during orders, prepared. */
export type Fault = {
  environment: DrillEnvironment;
  shoppers?: Habits;
  /**
   * Makes the fault, and ends it where it does not end by itself; the recovery is timed from then on. Wrong responses and orders of its own
   * are added to `purchases`.
   */
  make(shop: DrillShop, purchases: Purchases): Promise<void>;
  /** Looks further when all shoppers have stopped. */
  check?(shop: DrillShop, purchases: Purchases): Promise<void>;
};

/** A drill: how its fault is prepared, and what is expected of the shop. */
export type Drill = {
  /** Numbers of the faults, as docs/reliability.md lists them. */
  faults: string;
  /** What a shopper sees meanwhile. */
  seen: string;
  /** What it needs of the machine; it is skipped where that is missing. */
  needs?: string;
  /** Undefined where the machine lacks what it needs. */
  prepare(): Promise<Fault | undefined>;
};

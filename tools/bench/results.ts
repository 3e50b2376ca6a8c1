import type { ContestResult } from "./benchmark.ts";
import type { FloodResult } from "./flood.ts";
import type { PageResult } from "./pages.ts";
import type { RefusedResult } from "./refused.ts";
import type { SizeResult } from "./sizes.ts";
import type { StartResult } from "./start-up.ts";

/** All that a run has found; what it left out is undefined. */
export type Results = {
  machine: string;
  contests: ContestResult[];
  sizes: SizeResult | undefined;
  refused: RefusedResult | undefined;
  pages: PageResult | undefined;
  flood: FloodResult | undefined;
  start: StartResult | undefined;
};

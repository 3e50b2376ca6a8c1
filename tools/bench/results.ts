import type { BenchmarkResult } from "./benchmark.ts";
import type { ChangesResult } from "./changes.ts";
import type { FloodResult } from "./flood.ts";
import type { PageResult } from "./pages.ts";
import type { RefusedResult } from "./refused.ts";
import type { SizeResult } from "./sizes.ts";
import type { SoakResult } from "./soak.ts";
import type { StartResult } from "./start-up.ts";

/** The results of a run; undefined for what was not measured. */
export type Results = {
  machine: string;
  benchmarks: BenchmarkResult[];
  sizes: SizeResult | undefined;
  refused: RefusedResult | undefined;
  pages: PageResult | undefined;
  changes: ChangesResult | undefined;
  flood: FloodResult | undefined;
  start: StartResult | undefined;
  soak: SoakResult | undefined;
};

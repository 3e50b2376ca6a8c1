/** What the shop of a drill runs on, and which processes it is. */
export type DrillEnvironment = {
  dataDir: string;
  /** An external database: the URL that the shop gets, and one past any proxy. Without it the shop runs an embedded one. */
  database?: { shopUrl: string; directUrl: string };
  /** Settings of each process of the shop, which are opened at once; one process with the usual ones by default. Several need an external database. */
  processes?: readonly NodeJS.ProcessEnv[];
  /** URL of the proxy before the processes, to which all shoppers go. Without one they go from process to process. */
  entrance?: string;
  /** What else runs beside the shop, or is missing, for the results. */
  parts?: readonly string[];
  /** Removes everything. */
  remove(): Promise<void>;
};

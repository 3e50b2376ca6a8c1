/** What the shop of a drill runs on, and which processes it is. */
export type DrillEnvironment = {
  dataDir: string;
  /** An external database: the URL that the shop gets, and one past any proxy. Without it the shop runs an embedded one. */
  database?: { shopUrl: string; directUrl: string };
  /** Settings of each process of the shop, which are opened at once; one process with the usual ones by default. Several need an external database. */
  processes?: readonly NodeJS.ProcessEnv[];
  /** Removes everything. */
  remove(): Promise<void>;
};

const ACTS: Readonly<Record<string, string>> = {
  "customer.exported": "Exported the data",
  "customer.forgotten": "Erased the data",
};

/** What staff did with a customer's data. */
export const actName = (what: string): string => ACTS[what] ?? what;

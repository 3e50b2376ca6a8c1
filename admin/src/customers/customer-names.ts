const ACTS: Readonly<Record<string, string>> = {
  "customer.exported": "Exported the data",
  "customer.forgotten": "Erased the data",
  "customer.merge-proposed": "Proposed to merge",
  "customer.merge-withdrawn": "Withdrew a proposal to merge",
  "customer.merge-refused": "An owner refused to merge",
  "customer.merged": "Both owners merged",
};

/** What staff did with a customer's data. */
export const actName = (what: string): string => ACTS[what] ?? what;

/** Whether it was done by the customer and the owner of another address, not by staff or a command. */
export const isOfOwners = (what: string): boolean => what === "customer.merged" || what === "customer.merge-refused";

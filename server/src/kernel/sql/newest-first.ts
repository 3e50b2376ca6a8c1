/** SQL of lists with the newest first: how entries on a side of a cursor compare with it, and the order that reads the nearest first. */
export const NEWEST_FIRST = {
  after: { beyond: "<", order: "DESC" },
  before: { beyond: ">", order: "ASC" },
} as const;

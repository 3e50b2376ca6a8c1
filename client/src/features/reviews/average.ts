/** Number of reviews for one number of stars. */
export type RatingCounts = readonly { readonly rating: number; readonly count: number }[];

/** Average in stars and number of reviews; both 0 without reviews. */
export function averageOf(counts: RatingCounts): { average: number; total: number } {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const stars = counts.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return { average: total === 0 ? 0 : stars / total, total };
}

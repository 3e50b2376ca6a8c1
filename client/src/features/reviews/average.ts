/** How many reviews give so many stars. */
export type RatingCounts = readonly { readonly rating: number; readonly count: number }[];

/** The average in stars and the number of reviews; 0 of both where there are none. */
export function averageOf(counts: RatingCounts): { average: number; total: number } {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const stars = counts.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return { average: total === 0 ? 0 : stars / total, total };
}

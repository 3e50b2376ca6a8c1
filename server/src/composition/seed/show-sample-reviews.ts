import type { DataSource } from "typeorm";

/** Publishes the sample reviews, or withdraws them all: as if there were none, averages and counts included. */
export async function showSampleReviews(database: DataSource, isShown: boolean): Promise<void> {
  await database.query("UPDATE review SET is_published = $1 WHERE is_sample AND is_published <> $1", [isShown]);
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** A product's rating is of customers' reviews once there is one; until then of samples, and marked so. */
export class MarkSampleRatings1763706310000 implements MigrationInterface {
  readonly name = "MarkSampleRatings1763706310000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product ADD COLUMN rating_is_sample boolean NOT NULL DEFAULT false;
      ${CUSTOMERS_FIRST}
      ${REFRESHED}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${ALL_REVIEWS}
      ${REFRESHED}
      ALTER TABLE product DROP COLUMN rating_is_sample;
    `);
  }
}

/** The triggers run for every product that has reviews. */
const REFRESHED = "UPDATE review SET rating = rating;";

const CUSTOMERS_FIRST = `
  CREATE OR REPLACE FUNCTION refresh_product_rating() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE product p SET rating = latest.rating, review_count = latest.count, rating_is_sample = latest.is_sample
    FROM (
      SELECT DISTINCT ON (reviewed.id) reviewed.id, coalesce(r.is_sample, false) AS is_sample,
        round(avg(r.rating), 2) AS rating, count(r.id)::int AS count
      FROM (SELECT DISTINCT product_id AS id FROM changed) reviewed
      LEFT JOIN review r ON r.product_id = reviewed.id AND r.is_published
      GROUP BY reviewed.id, r.is_sample ORDER BY reviewed.id, r.is_sample
    ) latest
    WHERE p.id = latest.id
      AND (p.rating, p.review_count, p.rating_is_sample) IS DISTINCT FROM (latest.rating, latest.count, latest.is_sample);
    RETURN NULL;
  END $$;
`;

const ALL_REVIEWS = `
  CREATE OR REPLACE FUNCTION refresh_product_rating() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE product p SET rating = latest.rating, review_count = latest.count
    FROM (
      SELECT reviewed.id, round(avg(r.rating), 2) AS rating, count(r.id)::int AS count
      FROM (SELECT DISTINCT product_id AS id FROM changed) reviewed
      LEFT JOIN review r ON r.product_id = reviewed.id AND r.is_published GROUP BY reviewed.id
    ) latest
    WHERE p.id = latest.id AND (p.rating, p.review_count) IS DISTINCT FROM (latest.rating, latest.count);
    RETURN NULL;
  END $$;
`;

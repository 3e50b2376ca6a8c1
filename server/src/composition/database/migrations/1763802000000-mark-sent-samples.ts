import type { MigrationInterface, QueryRunner } from "typeorm";

/** When each sample of a request went into the post, at the place that it has in `samples`. */
export class MarkSentSamples1763802000000 implements MigrationInterface {
  readonly name = "MarkSentSamples1763802000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sample_request
        ADD COLUMN samples_sent_at timestamptz[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT sample_request_sent_as_asked CHECK (
          coalesce(array_lower(samples_sent_at, 1), 1) >= 1
          AND coalesce(array_upper(samples_sent_at, 1), 0) <= jsonb_array_length(samples)
        ),
        ADD CONSTRAINT sample_request_sent_after_asked CHECK (created_at <= ALL (array_remove(samples_sent_at, NULL)))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE sample_request DROP COLUMN samples_sent_at");
  }
}

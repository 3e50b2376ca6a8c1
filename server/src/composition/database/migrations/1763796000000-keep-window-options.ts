import type { MigrationInterface, QueryRunner } from "typeorm";

/** Households keep up to four options for a window, and choose one of them. */
export class KeepWindowOptions1763796000000 implements MigrationInterface {
  readonly name = "KeepWindowOptions1763796000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE project_window ADD COLUMN options_version integer NOT NULL DEFAULT 0
        CONSTRAINT project_window_options_version_range CHECK (options_version >= 0);
      CREATE TABLE window_option (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        project_id uuid NOT NULL,
        window_key uuid NOT NULL,
        position smallint NOT NULL CONSTRAINT window_option_position_range CHECK (position BETWEEN 1 AND 4),
        product_id integer REFERENCES product ON DELETE SET NULL,
        width numeric(9,4) NOT NULL CONSTRAINT window_option_width_range CHECK (width > 0 AND width <= 1000),
        height numeric(9,4) NOT NULL CONSTRAINT window_option_height_range CHECK (height > 0 AND height <= 1000),
        material text NOT NULL,
        color text NOT NULL,
        customizations jsonb NOT NULL DEFAULT '[]',
        configuration text NOT NULL,
        is_chosen boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT window_option_place_once UNIQUE (project_id, window_key, position),
        CONSTRAINT window_option_once UNIQUE (project_id, window_key, configuration),
        FOREIGN KEY (project_id, window_key)
          REFERENCES project_window (project_id, key) ON UPDATE CASCADE ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX window_option_chosen_once ON window_option (project_id, window_key) WHERE is_chosen;
      CREATE INDEX window_option_product_id_idx ON window_option (product_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE window_option");
    await runner.query("ALTER TABLE project_window DROP COLUMN options_version");
  }
}

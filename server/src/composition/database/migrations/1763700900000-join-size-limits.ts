import type { MigrationInterface, QueryRunner } from "typeorm";

/** Limits on width and height together: a maximum area, or a width above the height. */
export class JoinSizeLimits1763700900000 implements MigrationInterface {
  readonly name = "JoinSizeLimits1763700900000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product
        ADD max_area numeric(4,1) CONSTRAINT product_max_area_positive CHECK (max_area > 0),
        ADD min_width_beyond_height numeric(9,4) CONSTRAINT product_min_width_beyond_height_range
          CHECK (min_width_beyond_height >= 0 AND min_width >= min_height + min_width_beyond_height)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE product DROP max_area, DROP min_width_beyond_height");
  }
}

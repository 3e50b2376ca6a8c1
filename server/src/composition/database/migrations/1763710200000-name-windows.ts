import type { MigrationInterface, QueryRunner } from "typeorm";

/** The room and the window of a line, as the shopper calls them. */
export class NameWindows1763710200000 implements MigrationInterface {
  readonly name = "NameWindows1763710200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cart_line ADD COLUMN room_name text, ADD COLUMN window_name text;
      ALTER TABLE order_line ADD COLUMN room_name text, ADD COLUMN window_name text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_line DROP COLUMN room_name, DROP COLUMN window_name;
      ALTER TABLE cart_line DROP COLUMN room_name, DROP COLUMN window_name;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from "typeorm";

/** In which colour a picture shows its product, and which part of it can be shown in any. */
export class ColourPictures1763705600000 implements MigrationInterface {
  readonly name = "ColourPictures1763705600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE picture ADD COLUMN shown_color text, ADD COLUMN tint_base text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE picture DROP COLUMN shown_color, DROP COLUMN tint_base");
  }
}

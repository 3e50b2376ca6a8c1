import type { MigrationInterface, QueryRunner } from "typeorm";

/** Notes of staff about orders. */
export class NoteOrders1763712100000 implements MigrationInterface {
  readonly name = "NoteOrders1763712100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_note (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
        staff_id uuid NOT NULL REFERENCES staff,
        text text NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX order_note_order_id_written_at_idx ON order_note (order_id, written_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE order_note");
  }
}

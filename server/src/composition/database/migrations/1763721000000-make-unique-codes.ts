import type { MigrationInterface, QueryRunner } from "typeorm";

/** Promotions with unique codes, each for so many orders; a cart keeps which one was entered. */
export class MakeUniqueCodes1763721000000 implements MigrationInterface {
  readonly name = "MakeUniqueCodes1763721000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CODES);
    await runner.query(CARTS_AND_ORDERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX orders_promotion_code;
      ALTER TABLE cart DROP COLUMN unique_code;
      DROP TABLE unique_code;
      DELETE FROM promotion WHERE has_unique_codes;
      ALTER TABLE promotion DROP COLUMN has_unique_codes;
    `);
  }
}

const CODES = `
  ALTER TABLE promotion
    ADD COLUMN has_unique_codes boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT promotion_codes_of_one_kind CHECK (code IS NULL OR NOT has_unique_codes);
  CREATE TABLE unique_code (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    code text NOT NULL UNIQUE CONSTRAINT unique_code_form CHECK (code ~ '^[234679CDFGHJKMNPQRTVWXY]{10}$'),
    promotion_id integer NOT NULL REFERENCES promotion ON DELETE CASCADE,
    max_uses integer NOT NULL,
    uses integer NOT NULL DEFAULT 0,
    voided_at timestamptz,
    made_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT unique_code_uses CHECK (max_uses BETWEEN 1 AND 100 AND uses BETWEEN 0 AND max_uses)
  );
  CREATE INDEX unique_code_of_promotion ON unique_code (promotion_id, id);
`;

/** A code goes only with its promotion, which takes itself out of carts. Orders are found by their code. */
const CARTS_AND_ORDERS = `
  ALTER TABLE cart ADD COLUMN unique_code text;
  CREATE INDEX orders_promotion_code ON orders (promotion_code) WHERE promotion_code IS NOT NULL;
`;

import type { MigrationInterface, QueryRunner } from "typeorm";

/** Order numbers get another digit when half of the numbers of their length are used, so they never run out. */
export class GrowOrderNumbers1763703100000 implements MigrationInterface {
  readonly name = "GrowOrderNumbers1763703100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DIGITS);
    await runner.query(DRAW);
    await runner.query(formOf("6,12"));
  }

  /** Fails if longer numbers exist. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(formOf("6,7"));
    await runner.query(DRAW_SIX_OR_SEVEN);
    await runner.query("DROP FUNCTION order_number_digits");
  }
}

const formOf = (digits: string) => `
  ALTER TABLE orders DROP CONSTRAINT order_number_form,
    ADD CONSTRAINT order_number_form CHECK (number ~ '^MBC[0-9]{${digits}}$')`;

/** The minimum number of digits, at least six, with which the orders use less than half of the numbers. */
const DIGITS = `
  CREATE FUNCTION order_number_digits(orders double precision) RETURNS integer LANGUAGE sql IMMUTABLE
  RETURN greatest(6, floor(log(2 * greatest(orders, 1)))::integer + 1)`;

/**
 * The number of orders is estimated as the planner does, from rows per page at the last ANALYZE times current pages, because a
 * count would read them all. The estimate may be wrong or missing. At half use, twenty taken numbers in a row occur once in a
 * million orders, so after twenty draws the number gets longer in any case. Two transactions may still draw the same free
 * number; then the unique constraint fails and the order is retried.
 */
const DRAW = `
  CREATE OR REPLACE FUNCTION new_order_number() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    digits integer;
    draws integer := 0;
    candidate text;
  BEGIN
    SELECT order_number_digits(
      coalesce(reltuples / nullif(relpages, 0) * pg_relation_size(oid) / current_setting('block_size')::integer, 0)
    ) INTO digits FROM pg_class WHERE oid = 'orders'::regclass;
    LOOP
      candidate := 'MBC' || lpad(floor(random() * 10 ^ digits)::bigint::text, digits, '0');
      EXIT WHEN NOT EXISTS (SELECT FROM orders WHERE number = candidate);
      draws := draws + 1;
      IF draws % 20 = 0 THEN
        digits := digits + 1;
      END IF;
    END LOOP;
    RETURN candidate;
  END $$`;

const DRAW_SIX_OR_SEVEN = `
  CREATE OR REPLACE FUNCTION new_order_number() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    digits integer := CASE WHEN (SELECT reltuples FROM pg_class WHERE oid = 'orders'::regclass) < 500000 THEN 6 ELSE 7 END;
    candidate text;
  BEGIN
    LOOP
      candidate := 'MBC' || lpad(floor(random() * 10 ^ digits)::bigint::text, digits, '0');
      EXIT WHEN NOT EXISTS (SELECT FROM orders WHERE number = candidate);
    END LOOP;
    RETURN candidate;
  END $$`;

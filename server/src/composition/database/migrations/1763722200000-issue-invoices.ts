import type { MigrationInterface, QueryRunner } from "typeorm";

/** Invoices of orders that are sent, and notes about refunds, each kind numbered without gaps. Orders sent before have none. */
export class IssueInvoices1763722200000 implements MigrationInterface {
  readonly name = "IssueInvoices1763722200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INVOICES);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_invoice, invoice_series;
      DROP FUNCTION number_invoice, keep_invoice;
      DROP TYPE order_invoice_kind_enum;
    `);
  }
}

const INVOICES = `
  CREATE TYPE order_invoice_kind_enum AS ENUM ('INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE');
  CREATE TABLE invoice_series (
    kind order_invoice_kind_enum PRIMARY KEY,
    last integer NOT NULL
  );
  INSERT INTO invoice_series VALUES ('INVOICE', 0), ('CREDIT_NOTE', 0), ('DEBIT_NOTE', 0);
  CREATE TABLE order_invoice (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
    kind order_invoice_kind_enum NOT NULL,
    serial integer NOT NULL DEFAULT 0,
    issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    refund_id uuid REFERENCES order_refund ON DELETE CASCADE,
    amount_pence bigint NOT NULL,
    vat_percent integer,
    vat_pence bigint,
    issuer jsonb NOT NULL,
    CONSTRAINT order_invoice_number UNIQUE (kind, serial),
    CONSTRAINT order_invoice_once_a_refund UNIQUE (refund_id, kind),
    CONSTRAINT order_invoice_of_refund CHECK ((kind = 'INVOICE') = (refund_id IS NULL)),
    CONSTRAINT order_invoice_vat CHECK ((vat_percent IS NULL) = (vat_pence IS NULL))
  );
  CREATE INDEX order_invoice_order_id_issued_at_idx ON order_invoice (order_id, issued_at);
  CREATE UNIQUE INDEX order_invoice_once_an_order ON order_invoice (order_id) WHERE kind = 'INVOICE';
`;

/**
 * The row of a series stays locked until its invoice is committed, so that one that is rolled back leaves no gap. A transaction takes
 * the series in the order of their kinds, or two could wait for each other.
 */
const TRIGGERS = `
  CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE invoice_series SET last = last + 1 WHERE kind = NEW.kind RETURNING last INTO NEW.serial;
    NEW.issued_at := clock_timestamp();
    RETURN NEW;
  END $$;
  CREATE TRIGGER order_invoice_numbered BEFORE INSERT ON order_invoice
    FOR EACH ROW EXECUTE FUNCTION number_invoice();
  CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN
      RAISE EXCEPTION 'an invoice that was issued stays as it is';
    END IF;
    RETURN OLD;
  END $$;
  CREATE TRIGGER order_invoice_kept BEFORE UPDATE OR DELETE ON order_invoice
    FOR EACH ROW EXECUTE FUNCTION keep_invoice();
`;

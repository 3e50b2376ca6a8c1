import type { MigrationInterface, QueryRunner } from "typeorm";

/** How a product is easy to operate, so that lists are filtered by it. */
export class EaseOperation1763708000000 implements MigrationInterface {
  readonly name = "EaseOperation1763708000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EASY_TO_OPERATE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_operated ON product;
      DROP FUNCTION set_easy_operation;
      ALTER TABLE product DROP COLUMN easy_to_operate;
    `);
  }
}

/**
 * Reads it from the control among the specifications and from the features. A product with a cord or chain, or without a control,
 * has none. A wand counts where it is the first control, so where it does not only tilt what a spring raises.
 */
const EASY_TO_OPERATE = String.raw`
  ALTER TABLE product ADD COLUMN easy_to_operate text[];
  CREATE FUNCTION set_easy_operation() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    control text := (
      SELECT fact->>'value' FROM jsonb_array_elements(NEW.specifications) fact WHERE lower(fact->>'name') = 'control' LIMIT 1
    );
    by_motor boolean := 'motorized' = ANY (NEW.features);
    by_wand boolean := control ~* '^(one )?wand\M';
  BEGIN
    NEW.easy_to_operate := CASE
      WHEN control IS NULL OR control ~* '\m(cord|chain)s?\M' THEN '{}'
      ELSE array_remove(ARRAY[
        CASE WHEN by_motor THEN 'motor' END,
        CASE WHEN by_wand THEN 'wand' END,
        CASE WHEN by_motor OR by_wand OR control ~* '\mone hand\M' THEN 'one-handed' END,
        CASE WHEN 'cordless' = ANY (NEW.features) THEN 'cord-free' END
      ], NULL)
    END;
    RETURN NEW;
  END $$;
  CREATE TRIGGER product_operated BEFORE INSERT OR UPDATE OF features, specifications ON product
    FOR EACH ROW EXECUTE FUNCTION set_easy_operation();
  UPDATE product SET features = features;
  ALTER TABLE product ALTER COLUMN easy_to_operate SET NOT NULL;
`;

import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Only a change that a stream follows is notified of, because commits that notify take turns. A process holds the shared lock of
 * each topic that it follows (kernel/sql/change-feed). Until the change is committed its own lock makes a new follower wait, which then
 * reads the changed state, so none is missed.
 */
export class NotifyOfFollowedChanges1763706600000 implements MigrationInterface {
  readonly name = "NotifyOfFollowedChanges1763706600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION notify_followers(topic text) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT pg_try_advisory_xact_lock(hashtextextended(topic, 0)) THEN
          PERFORM pg_notify('changes', topic);
        END IF;
      END $$;
      CREATE OR REPLACE FUNCTION tell_of_cart() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM notify_followers('cart ' || NEW.visitor_id);
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM notify_followers('order ' || NEW.number);
        RETURN NULL;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION tell_of_cart() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('changes', 'cart ' || NEW.visitor_id);
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('changes', 'order ' || NEW.number);
        RETURN NULL;
      END $$;
      DROP FUNCTION notify_followers;
    `);
  }
}

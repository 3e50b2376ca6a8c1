import type { EntityManager } from "typeorm";
import { z } from "zod";
import { SaleState } from "../../catalogue/products/sale-state.js";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import { keys, rowsOf, type Query } from "../../kernel/sql/query.js";
import { MOST_SAVED } from "../../rules/account-forms.js";
import { Account } from "./account.entity.js";
import { NotSignedIn } from "./account.errors.js";
import type { AccountType } from "./account.types.js";

const IS_ON_MAILING_LIST = "EXISTS (SELECT FROM subscription s WHERE s.email = a.email AND s.confirmed_at IS NOT NULL)";

/** The new e-mail address with an open confirmation link. */
const PENDING_EMAIL = `(
  SELECT l.email FROM account_letter l
  WHERE l.account_id = a.id AND l.kind = 'new-email' AND (l.expires_at IS NULL OR l.expires_at > now())
  ORDER BY l.created_at DESC LIMIT 1)`;

/** The given ids, then the account's, each at its first position, cut at the limit. */
export const firstSaved = (given: string, kept: string) => `ARRAY(
  SELECT id FROM unnest(${given} || ${kept}) WITH ORDINALITY AS listed(id, place)
  GROUP BY id ORDER BY min(place) LIMIT ${MOST_SAVED})`;

const without = (kept: string, given: string) => `ARRAY(
  SELECT id FROM unnest(${kept}) WITH ORDINALITY AS listed(id, place) WHERE id <> ALL (${given}) ORDER BY place)`;

/** The products among the given ids that shoppers know, also former ones: they may be sold again. In the given order. */
const PRODUCTS = `ARRAY(
  SELECT given.id FROM unnest($2::text[]) WITH ORDINALITY AS given(id, place) JOIN product p ON p.id = given.id::integer
  WHERE p.sale_state <> '${SaleState.HIDDEN}'
  ORDER BY given.place)`;

const account = rowOfEntity(Account, "a", ["passwordHash"]);

export const accountQueries = {
  /** The account with id $1. */
  byId: {
    name: "account",
    row: z.object({ ...account.shape, pendingEmail: z.string().nullable(), isOnMailingList: z.boolean() }),
    text: `
      SELECT ${selectList({ ...account.sql, pendingEmail: PENDING_EMAIL, isOnMailingList: IS_ON_MAILING_LIST })}
      FROM account a WHERE a.id = $1`,
  },
  /** Subscribes the e-mail address of account $1 to the mailing list. */
  joinMailingList: {
    row: keys,
    text: `
      INSERT INTO subscription (email, confirmed_at) SELECT a.email, now() FROM account a WHERE a.id = $1
      ON CONFLICT (email) DO UPDATE SET confirmed_at = coalesce(subscription.confirmed_at, now()) RETURNING id`,
  },
  /** Ends the subscription. Also voids open confirmation links, so that an old mail can't undo the change. */
  leaveMailingList: {
    row: keys,
    text: `
      WITH used AS (
        DELETE FROM subscription_token t USING subscription s, account a
        WHERE a.id = $1 AND s.email = a.email AND t.subscription_id = s.id AND t.purpose = 'confirm'
      )
      UPDATE subscription s SET confirmed_at = NULL FROM account a WHERE a.id = $1 AND s.email = a.email RETURNING s.id`,
  },
  /** Adds products $2 and inspirations $3 to the saved ones of account $1. */
  keepSaved: {
    row: keys,
    text: `
      UPDATE account SET saved_product_ids = ${firstSaved(PRODUCTS, "saved_product_ids")},
        saved_inspiration_ids = ${firstSaved("$3::text[]", "saved_inspiration_ids")}
      WHERE id = $1 RETURNING id`,
  },
  /** Removes products $2 and inspirations $3 from the saved ones of account $1. */
  removeSaved: {
    row: keys,
    text: `
      UPDATE account SET saved_product_ids = ${without("saved_product_ids", "$2::text[]")},
        saved_inspiration_ids = ${without("saved_inspiration_ids", "$3::text[]")}
      WHERE id = $1 RETURNING id`,
  },
} satisfies Readonly<Record<string, Query>>;

/** The account within a transaction. @throws {NotSignedIn} if it was deleted */
export async function accountWithin(manager: EntityManager, id: string): Promise<AccountType> {
  const [account] = await rowsOf(manager, accountQueries.byId, [id]);
  if (!account) throw new NotSignedIn();
  return account;
}

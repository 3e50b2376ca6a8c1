import { MOST_SAVED } from "../../rules/account-forms.js";

/** The given ids, then the account's, each at its first position, cut at the limit. */
const firstOnes = (given: string, kept: string) => `ARRAY(
  SELECT id FROM unnest(${given} || ${kept}) WITH ORDINALITY AS listed(id, place)
  GROUP BY id ORDER BY min(place) LIMIT ${MOST_SAVED})`;

const without = (kept: string, given: string) => `ARRAY(
  SELECT id FROM unnest(${kept}) WITH ORDINALITY AS listed(id, place) WHERE id <> ALL (${given}) ORDER BY place)`;

/** The existing products among the given ids, in the given order. */
const PRODUCTS = `ARRAY(
  SELECT given.id FROM unnest($2::text[]) WITH ORDINALITY AS given(id, place) JOIN product p ON p.id = given.id::integer
  ORDER BY given.place)`;

/** Adds products $2 and inspirations $3 to account $1. */
export const KEEP_SAVED = `
  UPDATE account SET saved_product_ids = ${firstOnes(PRODUCTS, "saved_product_ids")},
    saved_inspiration_ids = ${firstOnes("$3::text[]", "saved_inspiration_ids")}
  WHERE id = $1`;

/** Removes products $2 and inspirations $3 from account $1. */
export const REMOVE_SAVED = `
  UPDATE account SET saved_product_ids = ${without("saved_product_ids", "$2::text[]")},
    saved_inspiration_ids = ${without("saved_inspiration_ids", "$3::text[]")}
  WHERE id = $1`;

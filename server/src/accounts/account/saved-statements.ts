import { MOST_SAVED } from "../../rules/account-forms.js";

/** The ids given, then those that the account has, each at its first place; the rest of too many is let go. */
const firstOnes = (given: string, kept: string) => `ARRAY(
  SELECT id FROM unnest(${given} || ${kept}) WITH ORDINALITY AS listed(id, place)
  GROUP BY id ORDER BY min(place) LIMIT ${MOST_SAVED})`;

const without = (kept: string, given: string) => `ARRAY(
  SELECT id FROM unnest(${kept}) WITH ORDINALITY AS listed(id, place) WHERE id <> ALL (${given}) ORDER BY place)`;

/** Of those given, the products that there are, in the order given. */
const PRODUCTS = `ARRAY(
  SELECT given.id FROM unnest($2::text[]) WITH ORDINALITY AS given(id, place) JOIN product p ON p.id = given.id::integer
  ORDER BY given.place)`;

/** Into account $1: products $2 and inspirations $3. */
export const KEEP_SAVED = `
  UPDATE account SET saved_product_ids = ${firstOnes(PRODUCTS, "saved_product_ids")},
    saved_inspiration_ids = ${firstOnes("$3::text[]", "saved_inspiration_ids")}
  WHERE id = $1`;

/** Out of account $1: products $2 and inspirations $3. */
export const REMOVE_SAVED = `
  UPDATE account SET saved_product_ids = ${without("saved_product_ids", "$2::text[]")},
    saved_inspiration_ids = ${without("saved_inspiration_ids", "$3::text[]")}
  WHERE id = $1`;

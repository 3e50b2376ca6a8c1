import { expect, it } from "vitest";
import { authenticationQueries } from "../../src/accounts/authentication/authentication.queries.js";
import { moveRecordQueries } from "../../src/accounts/merging/move-records.queries.js";
import { mergeProjectQueries } from "../../src/projects/merge-projects.queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** Tables whose rows keep their visitor, and why. */
const KEPT = {
  account: "Its visitor is whom the others go to.",
  cart: "Its lines and its code join the account's cart; what is left of it refuses changes.",
  project: "Its rooms, windows and options join the account's project; what is left of it refuses changes.",
};

/** The tables whose rows a statement gives to another visitor. */
const movedBy = (text: string) =>
  [...text.matchAll(/UPDATE (\w+)(?: \w+)? SET\s+visitor_id\b/g)].map(([, table]) => table);

it.each([
  ["signs in", authenticationQueries.adopt],
  ["is merged with another customer", moveRecordQueries.moveSent],
])("all that belongs to a visitor goes to the account of one who %s", async (_who, { text }) => {
  const tables: { name: string }[] = await shop().database.query(`
    SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables
      USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'visitor_id' ORDER BY table_name`);
  const moved = [...movedBy(text), ...movedBy(mergeProjectQueries.movePhotos.text)];
  expect(new Set([...moved, ...Object.keys(KEPT)])).toEqual(new Set(tables.map(({ name }) => name)));
});

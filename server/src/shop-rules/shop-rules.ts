import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import type { PublishedRules, RulesInForce } from "../rules/published-rules.js";
import { PUBLISHED_RULES } from "./shop-rules.queries.js";

/** The rules in force by which goods are made: what staff have published in place of the installed ones (decision 37). */
export class ShopRules implements RulesInForce {
  private published: PublishedRules = {};
  private refreshing: Promise<void> = Promise.resolve();

  constructor(private readonly database: DataSource) {}

  /** Those of the moment, as a whole that never changes. */
  get current(): PublishedRules {
    return this.published;
  }

  /** Reads what is published. Calls take turns, so that an older answer never replaces a newer one. Rejects where the database can't be asked. */
  refresh(): Promise<void> {
    const turn = this.refreshing.then(() => this.read());
    this.refreshing = turn.catch(() => {});
    return turn;
  }

  private async read(): Promise<void> {
    const rows = await rowsOf(this.database, PUBLISHED_RULES);
    this.published = Object.fromEntries(rows.map(({ kind, ...published }) => [kind, published]));
  }
}

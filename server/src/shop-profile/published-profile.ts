import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { PUBLISHED_CONTENT } from "./content.queries.js";
import type { ShopProfile } from "./shop-profile.js";

/**
 * The shop profile in force: that of the profile file, in which each document that staff have published replaces its facts
 * (decision 36).
 */
export class PublishedProfile {
  /** One object as long as the process runs, brought up to date in place. Keep it, and read its facts when they are needed. */
  readonly profile: ShopProfile;
  private refreshing: Promise<void> = Promise.resolve();

  /** @param installed the profile where nothing is published */
  constructor(
    private readonly database: DataSource,
    readonly installed: ShopProfile,
  ) {
    this.profile = { ...installed };
  }

  /** Reads what is published. Calls take turns, so that an older answer never replaces a newer one. Rejects where the database can't be asked. */
  refresh(): Promise<void> {
    const turn = this.refreshing.then(() => this.read());
    this.refreshing = turn.catch(() => {});
    return turn;
  }

  private async read(): Promise<void> {
    const rows = await rowsOf(this.database, PUBLISHED_CONTENT);
    Object.assign(this.profile, this.installed, ...rows.map(({ content }) => content));
  }
}

/** The profile in force at the start. Where it can't be read, the profile file counts until the next `refresh`. */
export async function openProfile(
  database: DataSource,
  installed: ShopProfile,
  logger: Logger,
): Promise<PublishedProfile> {
  const published = new PublishedProfile(database, installed);
  await published.refresh().catch((error: unknown) => {
    logger.warn({ err: error }, "the profile file counts: what staff have published of it can't be read");
  });
  return published;
}

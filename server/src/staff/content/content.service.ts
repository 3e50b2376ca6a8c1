import type { DataSource, EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import type { Content, ContentKind } from "../../rules/content-forms.js";
import type { PublishedProfile } from "../../shop-profile/published-profile.js";
import type { StaffActor, StaffSession } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { changeVersioned, type Expected } from "../versions/change-versioned.js";
import { NothingToPublish, VersionNotFound } from "../versions/version.errors.js";
import { changedFacts, checkedContent, factsIn } from "./content-facts.js";
import { NothingToDiscard } from "./content.errors.js";
import { contentQueries, type ContentStateRow, type ContentVersionRow } from "./content.queries.js";
import { checkShopEmail } from "./shop-email.js";

/** A document: its newest facts, those in force, and those of the profile file. */
export type ContentState = {
  /** Its kind. */
  id: ContentKind;
  kind: ContentKind;
  /** Of the newest facts; 0 while nothing was saved. */
  version: number;
  publishedVersion: number | null;
  content: Content;
  published: Content;
  installed: Content;
};

/** The facts of the shop as documents with versions: drafts, what is in force, and what was before. */
export class ContentService {
  constructor(
    private readonly database: DataSource,
    private readonly profile: PublishedProfile,
  ) {}

  /** Every document, in the order to show. */
  async all(): Promise<ContentState[]> {
    return (await rowsOf(this.database, contentQueries.state, [null])).map((row) => this.stateOf(row));
  }

  /** A document. */
  async read(kind: ContentKind, manager: EntityManager = this.database.manager): Promise<ContentState> {
    return this.stateOf(await rowOf(manager, contentQueries.state, [kind]));
  }

  /** The newest 100 versions of a document. */
  versions(kind: ContentKind): Promise<ContentVersionRow[]> {
    return rowsOf(this.database, contentQueries.versions, [kind]);
  }

  /**
   * Saves facts as a version that nobody but staff sees.
   * @throws {BadInput} {@link ChangedInTheMeantime}
   * @throws {NotPermitted} {@link FreshCodeNeeded} for another e-mail address of the shop
   */
  saveDraft(
    actor: StaffSession,
    { content: typed, ...expected }: Expected<ContentKind> & { content: unknown },
  ): Promise<ContentState> {
    const content = checkedContent(expected.kind, typed, this.profile.profile);
    return this.change(expected, async (manager, { kind, version, published }) => {
      checkShopEmail(actor, published, content);
      const draft = version + 1;
      await rowOf(manager, contentQueries.add, [kind, draft, content, actor.staffId, null, false]);
      const after = { version: draft };
      const subject = { type: "Content", id: kind } as const;
      await recordChanges(manager, actor, { what: "content.drafted", subject, before: null, after });
    });
  }

  /**
   * Begins anew with the facts in force, as a draft that says the same: whoever may not publish what the former one says goes on from it.
   * The former one stays among the versions.
   * @throws {NothingToDiscard} {@link ChangedInTheMeantime}
   */
  discardDraft(actor: StaffSession, expected: Expected<ContentKind>): Promise<ContentState> {
    return this.change(expected, async (manager, { kind, version, publishedVersion, published }) => {
      const inForce = publishedVersion ?? 0;
      if (version === inForce) throw new NothingToDiscard();
      await rowOf(manager, contentQueries.add, [kind, version + 1, published, actor.staffId, inForce, false]);
      const subject = { type: "Content", id: kind } as const;
      const [before, after] = [{ version }, { version: version + 1 }];
      await recordChanges(manager, actor, { what: "content.draft-discarded", subject, before, after });
    });
  }

  /**
   * Puts the newest draft in force, in every process within a second.
   * @throws {NothingToPublish} {@link ChangedInTheMeantime}
   * @throws {BadInput} where it does not go together with what is in force now
   * @throws {NotPermitted} {@link FreshCodeNeeded} for another e-mail address of the shop
   */
  async publish(actor: StaffSession, expected: Expected<ContentKind>): Promise<ContentState> {
    const published = await this.change(expected, async (manager, before) => {
      const { kind, version, content } = before;
      checkedContent(kind, content, this.profile.profile);
      checkShopEmail(actor, before.published, content);
      const [done] = await rowsOf(manager, contentQueries.publish, [kind, version, actor.staffId]);
      if (!done) throw new NothingToPublish();
      await recordPublished(manager, actor, "content.published", before, { version, content });
    });
    await this.profile.refresh();
    return published;
  }

  /**
   * Puts the facts of an earlier version in force again, as a new version; those of version 0 are the profile file's.
   * @throws {VersionNotFound} also of a draft that was never published {@link ChangedInTheMeantime}
   * @throws {BadInput} where they do not go together with what is in force now
   * @throws {NotPermitted} {@link FreshCodeNeeded} for another e-mail address of the shop
   */
  async revert(
    actor: StaffSession,
    { version: earlier, ...expected }: Expected<ContentKind> & { version: number },
  ): Promise<ContentState> {
    const reverted = await this.change(expected, async (manager, before) => {
      const { kind } = before;
      const content = checkedContent(kind, await this.factsOf(manager, before, earlier), this.profile.profile);
      checkShopEmail(actor, before.published, content);
      const version = before.version + 1;
      await rowOf(manager, contentQueries.add, [kind, version, content, actor.staffId, earlier, true]);
      await recordPublished(manager, actor, "content.reverted", before, { version, content });
    });
    await this.profile.refresh();
    return reverted;
  }

  private async factsOf(manager: EntityManager, { kind, installed }: ContentState, version: number): Promise<Content> {
    if (version === 0) return installed;
    const [row] = await rowsOf(manager, contentQueries.contentOf, [kind, version]);
    if (!row) throw new VersionNotFound();
    return { ...installed, ...row.content };
  }

  private change(
    expected: Expected<ContentKind>,
    work: (manager: EntityManager, before: ContentState) => Promise<void>,
  ): Promise<ContentState> {
    const read = (kind: ContentKind, manager: EntityManager) => this.read(kind, manager);
    return changeVersioned({ database: this.database, lock: contentQueries.lock, read }, expected, work);
  }

  /** Facts that a stored version does not know yet are those of the profile file. */
  private stateOf({ kind, version, publishedVersion, ...row }: ContentStateRow): ContentState {
    const installed = factsIn(this.profile.installed, kind);
    const [content, published] = [row.content, row.publishedContent].map((facts) => ({ ...installed, ...facts }));
    return {
      id: kind,
      kind,
      version,
      publishedVersion,
      installed,
      content: content ?? installed,
      published: published ?? installed,
    };
  }
}

function recordPublished(
  manager: EntityManager,
  actor: StaffActor,
  what: string,
  { kind, published, publishedVersion }: ContentState,
  { version, content }: { version: number; content: Content },
): Promise<void> {
  const { before, after } = changedFacts(published, content);
  return recordChanges(manager, actor, {
    what,
    subject: { type: "Content", id: kind },
    before: { version: publishedVersion, ...before },
    after: { version, ...after },
  });
}

import type { DataSource, EntityManager } from "typeorm";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import type { RuleContent, RuleKind } from "../../rules/published-rules.js";
import { INSTALLED_RULES } from "../../rules/rule-forms.js";
import type { ShopRules } from "../../shop-rules/shop-rules.js";
import type { StaffActor, StaffSession } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { changeVersioned, type Expected } from "../versions/change-versioned.js";
import { NothingToPublish, VersionNotFound } from "../versions/version.errors.js";
import { changedRules, checkedRules, completed, withRules } from "./rule-content.js";
import {
  cartEffects,
  fingerprintOf,
  productEffects,
  type CartEffects,
  type ProductEffects,
  type RuleChange,
} from "./rule-effects.js";
import { OtherEffects } from "./rules.errors.js";
import { ruleQueries, type MadeProduct, type RuleStateRow, type RuleVersionRow } from "./rules.queries.js";

/** A kind of rules: what was saved last, what is in force, and what came with the shop. */
export type RulesState = {
  /** The kind. */
  id: RuleKind;
  kind: RuleKind;
  /** Of the newest content; 0 while nothing was saved. */
  version: number;
  publishedVersion: number | null;
  content: RuleContent;
  published: RuleContent;
  installed: RuleContent;
};

/** What the newest version would change if it were published now. */
export type RulesPreview = { products: ProductEffects; carts: CartEffects; version: number; fingerprint: string };

/** Rules that may come into force in place of these, with these products. */
type CheckedRules = {
  content: RuleContent;
  publishedVersion: number | null;
  products: readonly MadeProduct[];
};

/** The rules by which goods are made, as versions: drafts, what is in force, and what was before. */
export class RulesService {
  constructor(
    private readonly database: DataSource,
    private readonly rules: ShopRules,
  ) {}

  /** Every kind, in the order to show. */
  async all(): Promise<RulesState[]> {
    return (await rowsOf(this.database, ruleQueries.state, [null])).map(stateOf);
  }

  /** The rules of a kind. */
  async read(kind: RuleKind, manager: EntityManager = this.database.manager): Promise<RulesState> {
    return stateOf(await rowOf(manager, ruleQueries.state, [kind]));
  }

  /** The newest 100 versions of a kind. */
  versions(kind: RuleKind): Promise<RuleVersionRow[]> {
    return rowsOf(this.database, ruleQueries.versions, [kind]);
  }

  /** What the newest version of a kind would change: products, and lines of open carts. Nothing is stored. */
  async preview(kind: RuleKind): Promise<RulesPreview> {
    const [state, products] = [await this.read(kind), await this.products()];
    const change = this.changeTo(state);
    const effects = await productEffects(products, change);
    const lines = await rowsOf(this.database, ruleQueries.openLines, [effects.productIds]);
    return {
      products: effects,
      carts: await cartEffects(products, lines, change),
      version: state.version,
      fingerprint: fingerprintFor(state, effects),
    };
  }

  /**
   * Saves rules as a version by which nothing is made.
   * @throws {BadInput} {@link ChangedInTheMeantime}
   */
  async saveDraft(
    actor: StaffSession,
    { content: typed, ...expected }: Expected<RuleKind> & { content: unknown },
  ): Promise<RulesState> {
    const content = checkedRules(expected.kind, typed, await this.products());
    return this.change(expected, async (manager, { kind, version }) => {
      await rowOf(manager, ruleQueries.add, [kind, version + 1, content, actor.staffId, null, false]);
      const subject = { type: "Rules", id: kind } as const;
      const after = { version: version + 1 };
      await recordChanges(manager, actor, { what: "rules.drafted", subject, before: null, after });
    });
  }

  /**
   * Puts the newest draft in force, in every process within a second. Orders that were placed keep what they were made by.
   * @param fingerprint that of the preview which was looked at
   * @throws {NothingToPublish} {@link ChangedInTheMeantime} {@link OtherEffects}
   * @throws {BadInput} where a product could not be made any more
   */
  async publish(
    actor: StaffSession,
    { fingerprint, ...expected }: Expected<RuleKind> & { fingerprint: string },
  ): Promise<RulesState> {
    const checked = await this.checked(expected, ({ content }) => content, fingerprint);
    return this.putInForce(expected, checked, async (manager, before) => {
      const { kind, version } = before;
      const [done] = await rowsOf(manager, ruleQueries.publish, [kind, version, actor.staffId]);
      if (!done) throw new NothingToPublish();
      await recordPublished(manager, actor, "rules.published", before, { version, content: checked.content });
    });
  }

  /**
   * Puts the rules of an earlier version in force again, as a new version; those of version 0 are the installed ones.
   * @throws {VersionNotFound} also of a draft that was never published {@link ChangedInTheMeantime} {@link OtherEffects}
   * @throws {BadInput} where a product could not be made any more
   */
  async revert(
    actor: StaffSession,
    { version: earlier, ...expected }: Expected<RuleKind> & { version: number },
  ): Promise<RulesState> {
    const checked = await this.checked(expected, (state) => contentOf(this.database.manager, state, earlier));
    return this.putInForce(expected, checked, async (manager, before) => {
      const { kind } = before;
      const { content } = checked;
      const version = before.version + 1;
      await rowOf(manager, ruleQueries.add, [kind, version, content, actor.staffId, earlier, true]);
      await recordPublished(manager, actor, "rules.reverted", before, { version, content });
    });
  }

  /**
   * Rules that may come into force. Worked out before the transaction, which would be cut if it idled for long.
   * @throws {BadInput} {@link ChangedInTheMeantime} {@link OtherEffects}
   */
  private async checked(
    { kind, expectedVersion }: Expected<RuleKind>,
    wantedOf: (state: RulesState) => RuleContent | Promise<RuleContent>,
    fingerprint?: string,
  ): Promise<CheckedRules> {
    const [state, products] = [await this.read(kind), await this.products()];
    if (state.version !== expectedVersion) throw new ChangedInTheMeantime();
    const content = checkedRules(kind, await wantedOf(state), products);
    const effects = await productEffects(products, this.changeTo({ ...state, content }));
    const problems = effects.problems.join(" ");
    if (problems !== "") throw new BadInput(problems, { content: problems });
    if (fingerprint !== undefined && fingerprint !== fingerprintFor(state, effects)) throw new OtherEffects();
    return { content, publishedVersion: state.publishedVersion, products };
  }

  /** Changes what is in force, where rules and products are still those of the check. @throws {ChangedInTheMeantime} {@link OtherEffects} */
  private async putInForce(
    expected: Expected<RuleKind>,
    checked: CheckedRules,
    work: (manager: EntityManager, before: RulesState) => Promise<void>,
  ): Promise<RulesState> {
    const now = await this.change(expected, async (manager, before) => {
      if (before.publishedVersion !== checked.publishedVersion) throw new ChangedInTheMeantime();
      const products = await rowsOf(manager, ruleQueries.products);
      if (JSON.stringify(products) !== JSON.stringify(checked.products)) throw new OtherEffects();
      await work(manager, before);
    });
    await this.rules.refresh();
    return now;
  }

  /** From what the database has in force, in case this process has not heard of it yet. */
  private changeTo({ kind, published, publishedVersion, version, content }: RulesState): RuleChange {
    const others = this.rules.current;
    return {
      before: withRules(others, kind, publishedVersion ?? 0, published),
      after: withRules(others, kind, version, content),
    };
  }

  private products(): Promise<MadeProduct[]> {
    return rowsOf(this.database, ruleQueries.products);
  }

  private change(
    expected: Expected<RuleKind>,
    work: (manager: EntityManager, before: RulesState) => Promise<void>,
  ): Promise<RulesState> {
    const read = (kind: RuleKind, manager: EntityManager) => this.read(kind, manager);
    return changeVersioned({ database: this.database, lock: ruleQueries.lock, read }, expected, work);
  }
}

const fingerprintFor = ({ kind, version, publishedVersion }: RulesState, effects: ProductEffects) =>
  fingerprintOf([kind, version, publishedVersion], effects);

async function contentOf(
  manager: EntityManager,
  { kind, installed }: RulesState,
  version: number,
): Promise<RuleContent> {
  if (version === 0) return installed;
  const [row] = await rowsOf(manager, ruleQueries.contentOf, [kind, version]);
  if (!row) throw new VersionNotFound();
  return completed(kind, row.content);
}

function stateOf({ kind, version, publishedVersion, ...row }: RuleStateRow): RulesState {
  const installed = INSTALLED_RULES[kind];
  const [content, published] = [row.content, row.publishedContent].map((each) => each && completed(kind, each));
  return {
    ...{ id: kind, kind, version, publishedVersion, installed },
    content: content ?? installed,
    published: published ?? installed,
  };
}

function recordPublished(
  manager: EntityManager,
  actor: StaffActor,
  what: string,
  { kind, published, publishedVersion }: RulesState,
  { version, content }: { version: number; content: RuleContent },
): Promise<void> {
  const { before, after } = changedRules(published, content);
  return recordChanges(manager, actor, {
    what,
    subject: { type: "Rules", id: kind },
    before: { version: publishedVersion, ...before },
    after: { version, ...after },
  });
}

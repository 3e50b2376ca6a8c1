import type { EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import type { CategoryTexts } from "../../rules/category-form.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import type { Audited } from "../audit/staff-audit.entity.js";
import type { PictureWords } from "./category-picture.js";
import { staffCategoryQueries, type StaffCategoryRow } from "./staff-category.queries.js";

type Change = {
  actor: StaffActor;
  before: StaffCategoryRow;
  texts: CategoryTexts;
  pictureId: string | null;
  /** Of the picture, where they change with it. */
  words?: PictureWords | undefined;
  /** The version that it is taken back to. */
  takenFrom?: number;
};

const TEXTS = ["name", "tagline", "description", "seoTitle", "seoDescription"] as const;

/** The texts of a category. */
export const textsOf = (category: CategoryTexts): CategoryTexts => {
  const { name, tagline, description, seoTitle, seoDescription } = category;
  return { name, tagline, description, seoTitle, seoDescription };
};

/**
 * Stores a change of a category that the transaction has locked, as its next version. What it was before staff changed it is kept as
 * version 0. Where nothing changes, nothing is stored.
 */
export async function storeCategory(manager: EntityManager, change: Change): Promise<StaffCategoryRow> {
  const { actor, before, texts, pictureId, words, takenFrom } = change;
  const was = { ...textsOf(before), picture: before.picture?.id ?? null };
  const now = { ...texts, picture: pictureId };
  const changed = [...TEXTS, "picture" as const].filter((name) => was[name] !== now[name]);
  if (changed.length === 0 && !words) return before;
  const version = before.version + 1;
  if (before.version === 0) await keep(manager, before.id, 0, was, null, null);
  await keep(manager, before.id, version, now, actor.staffId, takenFrom ?? null);
  await rowOf(manager, staffCategoryQueries.store, [
    ...[before.id, version, texts.name, texts.tagline, texts.description, texts.seoTitle, texts.seoDescription],
    pictureId,
  ]);
  const only = (from: typeof now): Audited => Object.fromEntries(changed.map((name) => [name, from[name]]));
  await recordChanges(manager, actor, {
    what: takenFrom === undefined ? "category.changed" : "category.taken-back",
    subject: { type: "Category", id: String(before.id) },
    before: { ...only(was), ...words?.before },
    after: { ...only(now), ...words?.after, ...(takenFrom !== undefined && { takenFrom }) },
  });
  return rowOf(manager, staffCategoryQueries.byId, [before.id]);
}

type Kept = CategoryTexts & { picture: string | null };

async function keep(
  manager: EntityManager,
  id: number,
  version: number,
  { picture, ...texts }: Kept,
  savedBy: string | null,
  takenFrom: number | null,
): Promise<void> {
  await rowsOf(manager, staffCategoryQueries.keepVersion, [id, version, texts, picture, savedBy, takenFrom]);
}

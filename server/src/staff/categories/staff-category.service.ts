import type { DataSource, EntityManager } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { longestTitle } from "../../catalogue/seo/seo-texts.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { categoryForm } from "../../rules/category-form.js";
import type { PolicyRules } from "../../rules/price-policy.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { refused } from "../catalogue/change-product.js";
import type { StaffPictureRow } from "../catalogue/product-pictures.queries.js";
import { VersionNotFound } from "../versions/version.errors.js";
import { describePicture, lockPicture, type TilePicture } from "./category-picture.js";
import { StaffCategoryNotFound } from "./staff-category.errors.js";
import { staffCategoryQueries, type CategoryVersionRow, type StaffCategoryRow } from "./staff-category.queries.js";
import { storeCategory, textsOf } from "./store-category.js";

/** A category as a member has read it. */
type ExpectedCategory = { id: string; expectedVersion: number };

/** What staff have typed of a category; what is left out stays, and null leaves a text for search engines to be worked out. */
type TypedCategory = {
  name?: string | null;
  tagline?: string | null;
  description?: string | null;
  seoTitle?: string | null;
  seoDescription?: string | null;
  picture?: TilePicture | null;
};

/** Reads and changes the texts and pictures of categories. */
export class StaffCategoryService {
  constructor(
    private readonly database: DataSource,
    private readonly shop: { readonly name: string },
    private readonly policy: Pick<PolicyRules, "provesWasPrices">,
  ) {}

  /** All categories in the order of the menu. */
  all(): Promise<StaffCategoryRow[]> {
    return rowsOf(this.database, staffCategoryQueries.all);
  }

  /** A category, or null. Ids are opaque, so an invalid one is unknown. */
  async find(id: string): Promise<StaffCategoryRow | null> {
    const [category] = isProductId(id) ? await rowsOf(this.database, staffCategoryQueries.byId, [id]) : [];
    return category ?? null;
  }

  /** What a category was before staff changed it, and its newest 100 versions since; the newest first. */
  versions(id: number): Promise<CategoryVersionRow[]> {
    return rowsOf(this.database, staffCategoryQueries.versions, [id]);
  }

  /** The pictures that its tile may show without an upload: its own, earlier ones, and those of products that it lists. */
  offeredPictures(id: number): Promise<StaffPictureRow[]> {
    return rowsOf(this.database, staffCategoryQueries.offeredPictures, [id, this.policy.provesWasPrices]);
  }

  /**
   * Changes texts and picture of a category; shoppers see it at once. What a picture shows is the same wherever it is shown.
   * @throws {BadInput} with a sentence for each value that breaks a rule
   * @throws {StaffCategoryNotFound} {@link ChangedInTheMeantime}
   */
  update(actor: StaffActor, expected: ExpectedCategory, typed: TypedCategory): Promise<StaffCategoryRow> {
    return inTransaction(this.database, async (manager) => {
      const before = await lockCategory(manager, expected);
      const given = Object.entries(typed).filter(([name, value]) => value != null || name.startsWith("seo"));
      const form = categoryForm(longestTitle(this.shop.name));
      const { picture, ...texts } = checkedForm(form, { ...textsOf(before), ...definedOf(given) });
      await checkName(manager, before, texts.name);
      const words = picture ? await describePicture(manager, picture) : undefined;
      const pictureId = picture?.id ?? before.picture?.id ?? null;
      return storeCategory(manager, { actor, before, texts, pictureId, words });
    });
  }

  /**
   * Gives a category the texts and the picture of an earlier version, as a new version.
   * @throws {VersionNotFound} {@link StaffCategoryNotFound}
   * @throws {ChangedInTheMeantime} where it has another version than was looked at
   * @throws {BadInput} where another category has taken its name since
   */
  revert(actor: StaffActor, expected: ExpectedCategory, version: number): Promise<StaffCategoryRow> {
    return inTransaction(this.database, async (manager) => {
      const before = await lockCategory(manager, expected);
      const [earlier] = await rowsOf(manager, staffCategoryQueries.version, [before.id, version]);
      if (!earlier) throw new VersionNotFound();
      await checkName(manager, before, earlier.texts.name);
      if (earlier.picture) await lockPicture(manager, earlier.picture.id);
      const pictureId = earlier.picture?.id ?? null;
      return storeCategory(manager, { actor, before, texts: earlier.texts, pictureId, takenFrom: version });
    });
  }
}

const definedOf = (given: readonly [string, unknown][]) =>
  Object.fromEntries(given.filter(([, value]) => value !== undefined));

/** The category, locked until the end of the transaction. @throws {StaffCategoryNotFound} {@link ChangedInTheMeantime} */
async function lockCategory(
  manager: EntityManager,
  { id, expectedVersion }: ExpectedCategory,
): Promise<StaffCategoryRow> {
  const [category] = isProductId(id) ? await rowsOf(manager, staffCategoryQueries.lock, [id]) : [];
  if (!category) throw new StaffCategoryNotFound();
  if (category.version !== expectedVersion) throw new ChangedInTheMeantime();
  return category;
}

/** Others who name a category wait until the end of the transaction. @throws {BadInput} where another category has the name */
async function checkName(manager: EntityManager, { id }: StaffCategoryRow, name: string): Promise<void> {
  await rowOf(manager, staffCategoryQueries.holdNames);
  const { isTaken } = await rowOf(manager, staffCategoryQueries.isNameTaken, [id, name]);
  if (isTaken) throw refused({ name: "Another category has this name" });
}

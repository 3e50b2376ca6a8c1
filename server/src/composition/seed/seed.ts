import { Any, Not, type EntityManager } from "typeorm";
import { Category } from "../../catalogue/products/category.entity.js";
import { Picture } from "../../catalogue/products/picture.entity.js";
import { ProductPicture } from "../../catalogue/products/product-picture.entity.js";
import { Product } from "../../catalogue/products/product.entity.js";
import { Review } from "../../catalogue/reviews/review.entity.js";
import { PATIENT } from "../../kernel/sql/connection-limits.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { Promotion } from "../../promotions/promotion.entity.js";
import { createDataSource } from "../database/data-source.js";
import { CATEGORIES } from "./categories.js";
import type { SeedProduct } from "./drafts/seed.types.js";
import { PICTURES } from "./pictures.js";
import { PRODUCTS } from "./products/index.js";
import { promotionsAt } from "./promotions.js";
import { seedQueries } from "./seed.queries.js";

/** Rows per statement, because Postgres allows at most 65,535 parameters. */
const ROWS_A_STATEMENT = 500;

type SeedOptions = {
  products?: readonly SeedProduct[];
  /** Decides which season's offer runs. */
  today?: Date;
  /** Whether sample reviews are shown. */
  sampleReviews?: boolean;
};

/**
 * Updates the catalogue in the database at `url` to the seed data and adds missing promotions. It can be repeated at any time and
 * keeps carts, orders, customer reviews, existing promotions and products that staff made, which come last; what staff took off sale
 * stays off sale, and so do the order that they gave categories and products, and the texts of categories that they wrote, with what they say of the picture.
 * Returns the number of the seed's products.
 */
export async function seedCatalogue(
  url: string,
  { products = PRODUCTS, today = new Date(), sampleReviews = true }: SeedOptions = {},
): Promise<number> {
  const database = await createDataSource(url, PATIENT).initialize();
  try {
    await database.transaction(async (manager) => {
      await upsertPictures(manager);
      await upsertCategories(manager);
      const categoryIds = await idsBySlug(manager, Category);
      const arranged = await rowsOf(manager, seedQueries.arranged);
      await rowsOf(manager, seedQueries.placeAfter, [products.length]);
      await inChunks(productRows(products, categoryIds), (rows) => manager.upsert(Product, rows, ["slug"]));
      await manager.delete(Product, { slug: Not(Any(products.map(({ slug }) => slug))), isOfStaff: false });
      await rowsOf(manager, seedQueries.arrangeAgain, [arranged.map(({ id }) => id)]);
      const productIds = await idsBySlug(manager, Product);
      await replacePictures(manager, products, productIds);
      await replaceSampleReviews(manager, products, productIds, sampleReviews);
      await manager.createQueryBuilder().insert().into(Promotion).values(promotionsAt(today)).orIgnore().execute();
    });
    return products.length;
  } finally {
    await database.destroy();
  }
}

/** Whether there is no catalogue yet, as after the first migration. */
export async function isCatalogueEmpty(url: string): Promise<boolean> {
  const database = await createDataSource(url, PATIENT).initialize();
  try {
    return !(await database.getRepository(Category).exists());
  } finally {
    await database.destroy();
  }
}

/** What is said of a picture stays where a category shows it that staff have changed. */
async function upsertPictures(manager: EntityManager): Promise<void> {
  const said = new Map((await rowsOf(manager, seedQueries.wordsOfCategories)).map(({ id, alt }) => [id, alt]));
  const rows = PICTURES.map((picture) => ({ ...picture, alt: said.get(picture.id) ?? picture.alt }));
  await inChunks(rows, (pictures) => manager.upsert(Picture, pictures, ["id"]));
}

/** Those that staff have changed stay as they are, and all stay where staff have put them. */
async function upsertCategories(manager: EntityManager): Promise<void> {
  const present = new Map((await manager.find(Category)).map((category) => [category.slug, category]));
  const rows = categoryRows()
    .filter(({ slug }) => (present.get(slug)?.version ?? 0) === 0)
    .map((row) => {
      const category = present.get(row.slug);
      return category?.isArranged ? { ...row, position: category.position } : row;
    });
  if (rows.length > 0) await manager.upsert(Category, rows, ["slug"]);
}

const categoryRows = () =>
  CATEGORIES.map(({ picture, onlyReduced = false, ...category }, position) => ({
    ...category,
    position,
    onlyReduced,
    picture: picture === undefined ? null : { id: picture },
  }));

const productRows = (products: readonly SeedProduct[], categoryIds: ReadonlyMap<string, number>) =>
  products.map(({ category, pictures, reviews, ...product }, position) => ({
    ...product,
    position,
    categoryId: idOf(categoryIds, category),
  }));

async function replacePictures(
  manager: EntityManager,
  products: readonly SeedProduct[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await rowsOf(manager, seedQueries.takePicturesOff);
  const rows = products.flatMap(({ slug, pictures }) =>
    pictures.map((pictureId, position) => ({ productId: idOf(ids, slug), position, pictureId })),
  );
  await inChunks(rows, (chunk) => manager.insert(ProductPicture, chunk));
}

async function replaceSampleReviews(
  manager: EntityManager,
  products: readonly SeedProduct[],
  ids: ReadonlyMap<string, number>,
  isPublished: boolean,
): Promise<void> {
  await manager.delete(Review, { isSample: true });
  const rows = products.flatMap(({ slug, reviews }) =>
    reviews.map((review) => ({ ...review, productId: idOf(ids, slug), isSample: true, isPublished })),
  );
  await inChunks(rows, (chunk) => manager.insert(Review, chunk));
}

async function idsBySlug(
  manager: EntityManager,
  entity: typeof Category | typeof Product,
): Promise<ReadonlyMap<string, number>> {
  const rows = await manager.find<{ id: number; slug: string }>(entity, { select: { id: true, slug: true } });
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The catalogue's data names "${slug}", which does not exist.`);
  return id;
}

async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await write(rows.slice(start, start + ROWS_A_STATEMENT));
}

import type { DataSource, EntityManager } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { Product } from "../../catalogue/products/product.entity.js";
import { SaleState } from "../../catalogue/products/sale-state.js";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { newProductForm } from "../../rules/new-product-form.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { productPictureQueries } from "./product-pictures.queries.js";
import { productSaleQueries } from "./product-sale.queries.js";
import { StaffProductNotFound } from "./staff-product.errors.js";
import { staffProductQueries, type StaffProductRow } from "./staff-product.queries.js";

/** What a new product is made of. */
type ProductCopy = { id: string; name: string; slug: string };

/** Makes new products. */
export class CopyProductService {
  constructor(private readonly database: DataSource) {}

  /**
   * Makes a new product as a copy: with the texts, price, options, materials, limits and pictures of another one, but without its was-price,
   * its reviews and the badge “Bestseller”, since nobody has bought it yet. It comes last in its category, and shoppers
   * don't see it before it is put on sale.
   * @throws {BadInput} for a name or slug that breaks a rule or is taken
   * @throws {StaffProductNotFound}
   */
  copy(actor: StaffActor | null, { id, ...typed }: ProductCopy): Promise<StaffProductRow> {
    const { name, slug } = checkedForm(newProductForm, typed);
    return inTransaction(this.database, async (manager) => {
      const source = isProductId(id) ? await manager.findOneBy(Product, { id: Number(id) }) : null;
      if (!source) throw new StaffProductNotFound();
      // One at a time: each takes the last place, and looks whether name and slug are free.
      await rowOf(manager, productSaleQueries.holdPlaces);
      await checkFree(manager, name, slug);
      const { position } = await rowOf(manager, productSaleQueries.lastPlace);
      const copied = await insertCopy(manager, source, { name, slug, position });
      await recordChanges(manager, actor, {
        what: "product.copied",
        subject: { type: "Product", id: String(copied) },
        before: null,
        after: { name, slug, copyOf: source.name },
      });
      return rowOf(manager, staffProductQueries.byId, [copied]);
    });
  }
}

async function checkFree(manager: EntityManager, name: string, slug: string) {
  const isNameTaken = (await rowOf(manager, staffProductQueries.isNameTaken, [0, name])).isTaken;
  const isSlugTaken = (await rowOf(manager, staffProductQueries.isSlugTaken, [slug])).isTaken;
  const problems = {
    ...(isNameTaken && { name: "Another product has this name" }),
    ...(isSlugTaken && { slug: "Another product has this address" }),
  };
  if (isNameTaken || isSlugTaken) throw new BadInput(Object.values(problems).join(". "), problems);
}

/** Stores the copy with the pictures of the other one. @returns its id */
async function insertCopy(
  manager: EntityManager,
  source: Product,
  own: Pick<Product, "name" | "slug" | "position">,
): Promise<number> {
  const { id, rating: _, reviewCount: __, ratingIsSample: ___, createdAt: ____, ...kept } = source;
  const sale = {
    saleState: SaleState.HIDDEN,
    onSaleFrom: null,
    isOfStaff: true,
    wasPricePence: null,
    isBestSeller: false,
  };
  const copy = manager.create(Product, { ...kept, ...own, ...sale });
  await manager.insert(Product, copy);
  const { pictures } = await rowOf(manager, staffProductQueries.byId, [id]);
  await rowsOf(manager, productPictureQueries.show, [copy.id, pictures.map((picture) => picture.id)]);
  return copy.id;
}

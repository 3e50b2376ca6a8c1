import type { DataSource, EntityManager } from "typeorm";
import type { CatalogueService, ProductPage } from "../../catalogue/products/catalogue.service.js";
import { isProductId } from "../../catalogue/products/product-id.js";
import { Product } from "../../catalogue/products/product.entity.js";
import { SaleState } from "../../catalogue/products/sale-state.js";
import { productSeo, type SeoTexts } from "../../catalogue/seo/seo-texts.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inRolledBackTransaction } from "../../kernel/sql/transaction.js";
import { editedProduct } from "./change-product.js";
import { inWords } from "./product-draft.errors.js";
import { productDraftQueries, type ProductDraftRow } from "./product-draft.queries.js";
import { arrangeDrafted, overtakenFields } from "./publish-draft.js";
import { staffProductQueries, type StaffProductRow } from "./staff-product.queries.js";

/** The page of a product before it is published. */
type ProductPreview = {
  page: ProductPage;
  /** Says what it is and that it is not for sale. */
  title: string;
  /** What there is to know about it, in sentences. */
  notes: string[];
  seo: SeoTexts;
};

/** Pages of products as they would be if their drafts were published now, and they were on sale. */
export class ProductPreviewService {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly shopProfile: { readonly name: string },
  ) {}

  /**
   * The preview of a product; null where there is none. It is read in the transaction that would publish it, which is then rolled
   * back: what the database works out of a product (prices, proofs of was-prices, easy operation) is in it without a rule of its own.
   * @throws {BadInput} where the draft breaks a rule by now
   */
  find(id: string): Promise<ProductPreview | null> {
    if (!isProductId(id)) return Promise.resolve(null);
    return inRolledBackTransaction(this.database, async (manager) => {
      const [product] = await rowsOf(manager, staffProductQueries.lock, [id]);
      if (!product) return null;
      const [draft] = await rowsOf(manager, productDraftQueries.ofProduct, [product.id]);
      await publishForNow(manager, product, draft);
      const page = await this.catalogue.productPage(product.slug, manager);
      if (!page) return null;
      const { name, shortDescription: text, fromPricePence, deliveryNote } = page.product;
      const seo = productSeo({ name, text, fromPricePence, deliveryNote }, this.shopProfile.name);
      return { page, title: titleOf(name, draft), notes: notesOf(product, draft), seo };
    });
  }
}

async function publishForNow(manager: EntityManager, product: StaffProductRow, draft: ProductDraftRow | undefined) {
  const { changed } = await editedProduct(manager, product, draft?.changes ?? {});
  if (draft) await arrangeDrafted(manager, product, draft, null);
  await manager.update(Product, { id: product.id }, { ...changed, saleState: SaleState.ON_SALE, onSaleFrom: null });
}

const titleOf = (name: string, draft: ProductDraftRow | undefined) =>
  draft?.changes ? `Preview of a draft of ${name}, not for sale` : `Preview of ${name}, not for sale`;

function notesOf(product: StaffProductRow, draft: ProductDraftRow | undefined): string[] {
  const overtaken = draft?.changes ? overtakenFields(product, draft) : [];
  return [
    draft?.changes
      ? "The page as it would be if the draft were published now."
      : "The page as it would be if the product were on sale now. It has no draft.",
    ...(product.saleState === SaleState.ON_SALE ? [] : ["The product is not on sale: shoppers find no page of it."]),
    ...(overtaken.length > 0
      ? [`Changed since the draft was saved, and shown here as in the draft: ${overtaken.map(inWords).join(", ")}.`]
      : []),
    "Nothing here can be chosen or put in a cart, and what shoppers see has not changed.",
  ];
}

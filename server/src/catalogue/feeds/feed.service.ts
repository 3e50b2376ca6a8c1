import type { PolicyRules } from "../../rules/price-policy.js";
import type { ProductListService } from "../product-lists/product-list.service.js";
import type { CatalogueService } from "../products/catalogue.service.js";
import { googleFeed, type FeedShop } from "./google-feed.js";

/** Most products of a feed, the most popular ones: about 15 MB. */
const MOST_PRODUCTS = 3000;

/** Product feeds for merchants' sites. */
export class FeedService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly lists: ProductListService,
    private readonly policy: PolicyRules,
  ) {}

  /** The feed for Google Merchant Center as XML. Takes two statements. */
  async google(shop: FeedShop): Promise<string> {
    const list = this.lists.open({});
    const [products, categories] = await Promise.all([list.slice(MOST_PRODUCTS, 0), this.catalogue.categories()]);
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    const named = products.map((product) => ({ product, category: names.get(product.categoryId) ?? "" }));
    return googleFeed(named, shop, this.policy);
  }
}

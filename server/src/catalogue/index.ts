import type { DataSource } from "typeorm";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import {
  CategoryResolver,
  ProductConnectionResolver,
  ProductOptionResolver,
  ProductResolver,
} from "./catalogue.resolver.js";
import { PricingResolver } from "./pricing/pricing.resolver.js";
import { PricingService } from "./pricing/pricing.service.js";
import { ProductListService } from "./product-lists/product-list.service.js";
import { SearchResolver } from "./product-lists/search.resolver.js";
import { CatalogueService } from "./products/catalogue.service.js";
import { Category } from "./products/category.entity.js";
import { Picture } from "./products/picture.entity.js";
import { PictureResolver } from "./products/picture.resolver.js";
import { ProductPicture } from "./products/product-picture.entity.js";
import { Product } from "./products/product.entity.js";
import { Review } from "./reviews/review.entity.js";
import { ProductReviewsResolver, ReviewConnectionResolver, ReviewResolver } from "./reviews/review.resolver.js";
import { ReviewService } from "./reviews/review.service.js";
import { SearchService } from "./search/search.service.js";

type Needs = { database: DataSource; rateLimits: RateLimits };

/** Categories, products and reviews. */
export const catalogue = {
  entities: [Category, Picture, Product, ProductPicture, Review],
  resolvers: [
    CategoryResolver,
    ProductResolver,
    ProductConnectionResolver,
    ProductOptionResolver,
    PictureResolver,
    SearchResolver,
    ProductReviewsResolver,
    ReviewResolver,
    ReviewConnectionResolver,
    PricingResolver,
  ],
  createServices({ database, rateLimits }: Needs) {
    const products = new CatalogueService(database);
    const search = new SearchService(database);
    return {
      catalogue: products,
      search,
      productLists: new ProductListService(database, search),
      reviews: new ReviewService(database, rateLimits),
      pricing: new PricingService(products),
    };
  },
};

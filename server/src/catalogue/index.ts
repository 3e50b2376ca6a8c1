import type { DataSource } from "typeorm";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import { PRICE_POLICIES, type PricePolicy } from "../rules/price-policy.js";
import type { RulesInForce } from "../rules/published-rules.js";
import {
  CategoryResolver,
  ProductConnectionResolver,
  ProductOptionResolver,
  ProductResolver,
} from "./catalogue.resolver.js";
import { ConfigurationCode } from "./configuration-codes/configuration-code.entity.js";
import { ConfigurationCodeResolver } from "./configuration-codes/configuration-code.resolver.js";
import { ConfigurationCodeService } from "./configuration-codes/configuration-code.service.js";
import { FeedService } from "./feeds/feed.service.js";
import { PricingResolver } from "./pricing/pricing.resolver.js";
import { PricingService } from "./pricing/pricing.service.js";
import { ReductionService } from "./pricing/reduction.service.js";
import { ProductListService } from "./product-lists/product-list.service.js";
import { SearchResolver } from "./product-lists/search.resolver.js";
import { CatalogueService } from "./products/catalogue.service.js";
import { Category } from "./products/category.entity.js";
import { Picture } from "./products/picture.entity.js";
import { PictureResolver } from "./products/picture.resolver.js";
import { PricePeriod } from "./products/price-period.entity.js";
import { ProductPicture } from "./products/product-picture.entity.js";
import { Product } from "./products/product.entity.js";
import { RelatedProduct } from "./products/related-product.entity.js";
import { WarrantyResolver } from "./products/warranty.resolver.js";
import { Review } from "./reviews/review.entity.js";
import { ProductReviewsResolver, ReviewConnectionResolver, ReviewResolver } from "./reviews/review.resolver.js";
import { ReviewService } from "./reviews/review.service.js";
import { SearchService } from "./search/search.service.js";
import { CategorySeoResolver, ProductSeoResolver } from "./seo/seo.resolver.js";
import { PictureFile } from "./uploaded-pictures/picture-file.entity.js";
import { PictureUpload } from "./uploaded-pictures/picture-upload.entity.js";
import { UploadedPicturesService } from "./uploaded-pictures/uploaded-pictures.service.js";
import { WindowFitResolver } from "./window-fits/window-fit.resolver.js";
import { WindowFitService } from "./window-fits/window-fit.service.js";

type Needs = { database: DataSource; rateLimits: RateLimits; pricePolicy: PricePolicy; rulesInForce: RulesInForce };

/** Categories, products and reviews. */
export const catalogue = {
  entities: [
    Category,
    ConfigurationCode,
    Picture,
    PictureFile,
    PictureUpload,
    PricePeriod,
    Product,
    ProductPicture,
    RelatedProduct,
    Review,
  ],
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
    WarrantyResolver,
    PricingResolver,
    ConfigurationCodeResolver,
    ProductSeoResolver,
    CategorySeoResolver,
    WindowFitResolver,
  ],
  createServices({ database, rateLimits, pricePolicy, rulesInForce }: Needs) {
    const policy = { ...PRICE_POLICIES[pricePolicy], rules: rulesInForce };
    const products = new CatalogueService(database, policy);
    const search = new SearchService(database, policy);
    const windowFits = new WindowFitService(database, policy);
    const productLists = new ProductListService(database, { search, windowFits }, policy);
    return {
      catalogue: products,
      uploadedPictures: new UploadedPicturesService(database),
      search,
      productLists,
      windowFits,
      feeds: new FeedService(products, productLists, policy),
      reviews: new ReviewService(database, rateLimits),
      pricing: new PricingService(products, policy),
      configurationCodes: new ConfigurationCodeService(database, products),
      reductions: new ReductionService(products, policy),
    };
  },
};

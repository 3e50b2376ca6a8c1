import DataLoader from "dataloader";
import type { CatalogueService } from "./products/catalogue.service.js";
import type { CategoryType, ProductType } from "./products/catalogue.types.js";
import type { CountedReviewPage, ReviewPageRequest, ReviewService } from "./reviews/review.service.js";

type ProductReviewsRequest = ReviewPageRequest & { productId: number };

/** Batches what fields of many products ask for into one statement a kind, for one request. */
export type CatalogueLoaders = {
  category: DataLoader<number, CategoryType>;
  product: DataLoader<number, ProductType>;
  related: DataLoader<number, ProductType[]>;
  reviews: DataLoader<ProductReviewsRequest, CountedReviewPage, string>;
};

export const createCatalogueLoaders = (catalogue: CatalogueService, reviews: ReviewService): CatalogueLoaders => ({
  category: new DataLoader((ids) => catalogue.categoriesById(ids)),
  product: new DataLoader((ids) => catalogue.productsById(ids)),
  related: new DataLoader((ids) => catalogue.related(ids)),
  reviews: new DataLoader((requests) => reviewPages(reviews, requests), {
    cacheKeyFn: (request) => `${request.productId} ${pageOf(request)}`,
  }),
});

const pageOf = ({ first, after, sort }: ReviewPageRequest) => JSON.stringify([first, after, sort]);

/** One statement for all products of which the same page is wanted: so many as the operation has such fields. */
async function reviewPages(
  reviews: ReviewService,
  requests: readonly ProductReviewsRequest[],
): Promise<CountedReviewPage[]> {
  const pages = new Map<ProductReviewsRequest, CountedReviewPage>();
  await Promise.all(
    [...Map.groupBy(requests, pageOf).values()].map(async (alike) => {
      const [request] = alike;
      if (!request) return;
      const found = await reviews.ofProducts(
        alike.map(({ productId }) => productId),
        request,
      );
      found.forEach((page, index) => pages.set(alike[index] ?? request, page));
    }),
  );
  return requests.flatMap((request) => pages.get(request) ?? []);
}

import DataLoader from "dataloader";
import type { CountedReviewPage, ReviewPageRequest, ReviewService } from "./review.service.js";

type ProductReviewsRequest = ReviewPageRequest & { productId: number };

/** Reads the reviews of many products in one statement per set of arguments, for one request. */
export type ReviewLoaders = { reviews: DataLoader<ProductReviewsRequest, CountedReviewPage, string> };

export const createReviewLoaders = (reviews: ReviewService): ReviewLoaders => ({
  reviews: new DataLoader((requests) => reviewPages(reviews, requests), {
    cacheKeyFn: (request) => `${request.productId} ${pageOf(request)}`,
  }),
});

const pageOf = ({ window, sort }: ReviewPageRequest) => JSON.stringify([window, sort]);

/** One statement for all products with the same arguments, so there are as many as such fields in the operation. */
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

import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { CacheControl } from "../../kernel/graphql/cache-control.js";
import { Fails } from "../../kernel/graphql/fails.js";
import { pageCost } from "../../kernel/graphql/page-size.js";
import { PageArgs, pageWindow, type PageArguments } from "../../kernel/graphql/page-window.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import { ProductType } from "../products/catalogue.types.js";
import type { ProductLoaders } from "../products/product.loaders.js";
import { Review } from "./review.entity.js";
import type { ReviewLoaders } from "./review.loaders.js";
import type { ReviewCounts, ReviewRow } from "./review.queries.js";
import type { ReviewService } from "./review.service.js";
import { RatingCount, ReviewConnection, ReviewSort, WriteReviewInput, WriteReviewPayload } from "./review.types.js";

export type ReviewServices = { reviews: ReviewService };
type ReviewContext = RequestContext<ReviewServices, ProductLoaders & ReviewLoaders>;

@Resolver(() => Review)
export class ReviewResolver {
  @CacheControl("PUBLIC", "reviews")
  @Fails("BAD_USER_INPUT")
  @Query(() => ReviewConnection, {
    description: "Reviews of all products, the newest first.",
    complexity: pageCost,
  })
  async reviews(
    @PageArgs(12) page: PageArguments,
    @Ctx() { services: { reviews } }: ReviewContext,
  ): Promise<ReviewConnection> {
    const found = await reviews.newest(pageWindow(page));
    let counts: Promise<ReviewCounts> | undefined;
    return { ...found, counts: () => (counts ??= reviews.counts()) };
  }

  @FieldResolver(() => ProductType, { description: "What it is about." })
  product(@Root() { productId }: ReviewRow, @Ctx() { loaders }: ReviewContext): Promise<ProductType> {
    return loaders.product.load(productId);
  }

  @Fails("BAD_USER_INPUT", "NOT_FOUND", "IDEMPOTENCY_KEY_REUSED", ["RATE_LIMITED", "too many in an hour"])
  @Mutation(() => WriteReviewPayload, {
    description: "Hands in a review. It is shown once somebody of the shop has read it.",
  })
  async writeReview(
    @Arg("input", () => WriteReviewInput, { description: "Who says what of which product." }) input: WriteReviewInput,
    @Ctx() { services, clientIp }: ReviewContext,
  ): Promise<WriteReviewPayload> {
    return { review: await services.reviews.write(input, clientIp), isPublished: false };
  }
}

@Resolver(() => ProductType)
export class ProductReviewsResolver {
  @Fails("BAD_USER_INPUT")
  @FieldResolver(() => ReviewConnection, {
    description: "Its published reviews.",
    complexity: pageCost,
  })
  async reviews(
    @Root() { id }: ProductType,
    @Arg("sort", () => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: "What comes first." })
    sort: ReviewSort,
    @PageArgs(10) page: PageArguments,
    @Ctx() { loaders }: ReviewContext,
  ): Promise<ReviewConnection> {
    const request = { window: pageWindow(page), sort };
    const { counts, ...found } = await loaders.reviews.load({ productId: id, ...request });
    return { ...found, counts: async () => counts };
  }
}

@Resolver(() => ReviewConnection)
export class ReviewConnectionResolver {
  @FieldResolver(() => Int, { description: "How many reviews the list has in all." })
  async totalCount(@Root() { counts }: ReviewConnection): Promise<number> {
    const { customers, samples } = await counts();
    return sumOf(customers) + sumOf(samples);
  }

  @FieldResolver(() => [RatingCount], {
    description:
      "How many customers of the list give five stars, four, … one; of a list without customers, the same of samples.",
  })
  async ratingCounts(@Root() { counts }: ReviewConnection): Promise<RatingCount[]> {
    const { customers, samples } = await counts();
    const counted = sumOf(customers) > 0 ? customers : samples;
    return counted.map((count, index) => ({ rating: index + 1, count })).toReversed();
  }

  @FieldResolver(() => Boolean, {
    description: "Whether `ratingCounts` are of samples, because the list has no customer's review.",
  })
  async ratingIsSample(@Root() { counts }: ReviewConnection): Promise<boolean> {
    const { customers, samples } = await counts();
    return sumOf(customers) === 0 && sumOf(samples) > 0;
  }
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

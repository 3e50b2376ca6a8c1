import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { CursorPages, listResult } from "../data/cursor-pages";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { ReviewFilter, ReviewFragment } from "../gql/graphql";

const REVIEW_PAGE = graphql(`
  query ReviewPage($filter: ReviewFilter!, $first: Int!, $after: String) {
    reviews(filter: $filter, first: $first, after: $after) {
      nodes {
        ...Review
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  fragment Review on Review {
    id
    version
    productName
    productSlug
    rating
    comment
    userName
    userLocation
    reviewDate
    isBoughtHere
    state
    declineReason
    answer
  }
`);

const REVIEW = graphql(`
  query Review($id: ID!) {
    review(id: $id) {
      ...Review
    }
  }
`);

export type Review = ReviewFragment;

const pages = new CursorPages();

/** Customers' reviews, the newest first. */
export const reviewsProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter }) {
    const asked = filter as ReviewFilter;
    const readPage = async (after: string | null) =>
      (await request(REVIEW_PAGE, { filter: asked, first: perPage, after })).reviews;
    return listResult(await pages.read(JSON.stringify([perPage, asked]), page, readPage), page, perPage);
  },
  async getOne({ id }) {
    const data = (await request(REVIEW, { id: String(id) })).review;
    if (!data) throw new StaffError("There is no such review. Its writer may have erased it.", "NOT_FOUND");
    return { data };
  },
};

import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import type { ResourceProvider } from "../data/resource-provider";
import { graphql } from "../gql";
import type { PromotionFragment, PromotionState } from "../gql/graphql";

const PROMOTIONS = graphql(`
  query Promotions {
    promotions {
      ...Promotion
    }
  }
  fragment Promotion on Promotion {
    id
    version
    name
    code
    hasUniqueCodes
    uniqueCodeCount
    openCodeCount
    percent
    minimumWindows
    startsAt
    endsAt
    state
    orderCount
    discountPence
    orderedPence
  }
`);

const PROMOTION = graphql(`
  query Promotion($id: ID!) {
    promotion(id: $id) {
      ...Promotion
    }
  }
`);

export type Promotion = PromotionFragment;

type PromotionFilter = { search?: string; state?: PromotionState };

/** Promotions, the latest start first. The API gives all of them, so filter and pages are made here. */
export const promotionsProvider: ResourceProvider = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter }) {
    const found = (await request(PROMOTIONS)).promotions.filter(matching(filter as PromotionFilter));
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  },
  async getOne({ id }) {
    const data = (await request(PROMOTION, { id: String(id) })).promotion;
    if (!data) throw new StaffError("There is no such promotion.", "NOT_FOUND");
    return { data };
  },
};

const matching =
  ({ search = "", state }: PromotionFilter) =>
  (promotion: Promotion): boolean =>
    (state === undefined || promotion.state === state) &&
    `${promotion.name}\n${promotion.code ?? ""}`.toLowerCase().includes(search.trim().toLowerCase());

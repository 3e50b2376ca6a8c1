import { request } from "../api/request";
import { graphql } from "../gql";
import type { CartLineInput, PromotionTestProductsQuery, TestPromotionQuery } from "../gql/graphql";

const TEST_PRODUCTS = graphql(`
  query PromotionTestProducts($search: String!) {
    promotionTestProducts(search: $search) {
      id
      name
      materials
      colors
    }
  }
`);

const TEST_PROMOTION = graphql(`
  query TestPromotion($code: String!, $lines: [CartLineInput!]!) {
    testPromotion(code: $code, lines: $lines) {
      windows
      applied
      notice
      subtotalPence
      discountPence
      totalPence
      fullTotalPence
    }
  }
`);

export type TestProduct = PromotionTestProductsQuery["promotionTestProducts"][number];
export type PromotionTest = TestPromotionQuery["testPromotion"];

/** Products whose names have these words, at most 20. @throws {StaffError} */
export const testProducts = async (search: string): Promise<TestProduct[]> =>
  (await request(TEST_PRODUCTS, { search })).promotionTestProducts;

/** What a cart would come to with the code. @throws {StaffError} with the fields of lines that no cart takes */
export const testPromotion = async (code: string, lines: CartLineInput[]): Promise<PromotionTest> =>
  (await request(TEST_PROMOTION, { code, lines })).testPromotion;

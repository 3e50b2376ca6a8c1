import { request } from "../api/request";
import { graphql } from "../gql";
import type { CreatePromotionInput, EndPromotionInput } from "../gql/graphql";

const CREATE = graphql(`
  mutation CreatePromotion($input: CreatePromotionInput!) {
    createPromotion(input: $input) {
      promotion {
        id
      }
    }
  }
`);

const END = graphql(`
  mutation EndPromotion($input: EndPromotionInput!) {
    endPromotion(input: $input) {
      promotion {
        id
      }
    }
  }
`);

/** Creates a promotion; resolves with its id. @throws {StaffError} with the fields that are wrong */
export async function createPromotion(input: CreatePromotionInput): Promise<string> {
  return (await request(CREATE, { input })).createPromotion?.promotion?.id ?? "";
}

/** Ends a promotion now, or removes one that has not begun. @throws {StaffError} CONFLICT where somebody was faster */
export const endPromotion = (input: EndPromotionInput) => request(END, { input });

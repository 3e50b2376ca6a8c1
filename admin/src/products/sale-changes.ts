import { request } from "../api/request";
import { StaffError } from "../api/staff-error";
import { graphql } from "../gql";
import type { CopyProductInput, PutProductOnSaleInput, TakeProductOffSaleInput } from "../gql/graphql";

const COPY_PRODUCT = graphql(`
  mutation CopyProduct($input: CopyProductInput!) {
    copyProduct(input: $input) {
      product {
        id
      }
    }
  }
`);

const PUT_ON_SALE = graphql(`
  mutation PutProductOnSale($input: PutProductOnSaleInput!) {
    putProductOnSale(input: $input) {
      product {
        id
        version
      }
    }
  }
`);

const TAKE_OFF_SALE = graphql(`
  mutation TakeProductOffSale($input: TakeProductOffSaleInput!) {
    takeProductOffSale(input: $input) {
      product {
        id
        version
      }
    }
  }
`);

/** Makes a product that only staff see. Resolves with its id. @throws {StaffError} with a sentence for each field that is refused */
export async function copyProduct(input: CopyProductInput): Promise<string> {
  const product = (await request(COPY_PRODUCT, { input })).copyProduct?.product;
  if (!product)
    throw new StaffError("The shop did not say whether it made the product. Please look at the list.", "NO_ANSWER");
  return product.id;
}

/** Puts a product on sale, now or on a day. @throws {StaffError} CONFLICT where somebody was faster */
export const putOnSale = (input: PutProductOnSaleInput) => request(PUT_ON_SALE, { input });

/** Takes a product off sale, or cancels its planned day. @throws {StaffError} CONFLICT where somebody was faster */
export const takeOffSale = (input: TakeProductOffSaleInput) => request(TAKE_OFF_SALE, { input });

import { request } from "../api/request";
import { graphql } from "../gql";
import type { ImportPricesInput, PreviewPricesQuery } from "../gql/graphql";

const PREVIEW_PRICES = graphql(`
  query PreviewPrices($csv: Csv!) {
    previewPrices(csv: $csv) {
      fingerprint
      unchanged
      problems {
        line
        slug
        message
      }
      differences {
        slug
        name
        field
        oldPence
        newPence
        percent
      }
      carts {
        cartCount
        beforePence
        afterPence
      }
      quotes {
        quoteCount
        quotes {
          enquiryId
          sentAt
          products
          configurations {
            code
            thenPence
            beforePence
            afterPence
          }
        }
      }
    }
  }
`);

const IMPORT_PRICES = graphql(`
  mutation ImportPrices($input: ImportPricesInput!) {
    importPrices(input: $input) {
      priceList {
        id
      }
    }
  }
`);

const REVERT_PRICES = graphql(`
  mutation RevertPrices($input: RevertPricesInput!) {
    revertPrices(input: $input) {
      priceList {
        id
      }
    }
  }
`);

export type PricePreview = PreviewPricesQuery["previewPrices"];

/** The dry run of a price list. @throws {StaffError} */
export const previewPrices = async (csv: string): Promise<PricePreview> =>
  (await request(PREVIEW_PRICES, { csv })).previewPrices;

/** Imports a price list as its dry run showed it, or plans it for a day; returns its id. @throws {StaffError} */
export const importPrices = async (input: ImportPricesInput): Promise<string> =>
  (await request(IMPORT_PRICES, { input })).importPrices?.priceList?.id ?? "";

/** Takes a price list back, or cancels one that has not started. @throws {StaffError} */
export const revertPrices = async (id: string): Promise<void> => {
  await request(REVERT_PRICES, { input: { id } });
};

import { request } from "../api/request";
import { graphql } from "../gql";
import type { DiscardProductDraftInput, PublishProductDraftInput, SaveProductDraftInput } from "../gql/graphql";

const SAVE_DRAFT = graphql(`
  mutation SaveProductDraft($input: SaveProductDraftInput!) {
    saveProductDraft(input: $input) {
      product {
        ...EditedProduct
      }
    }
  }
`);

const PUBLISH_DRAFT = graphql(`
  mutation PublishProductDraft($input: PublishProductDraftInput!) {
    publishProductDraft(input: $input) {
      product {
        id
        version
      }
    }
  }
`);

const DISCARD_DRAFT = graphql(`
  mutation DiscardProductDraft($input: DiscardProductDraftInput!) {
    discardProductDraft(input: $input) {
      product {
        id
        draftVersion
      }
    }
  }
`);

/** Saves all that is to change of a product as its draft. @throws {StaffError} CONFLICT where somebody was faster */
export const saveDraft = async (input: SaveProductDraftInput) =>
  (await request(SAVE_DRAFT, { input })).saveProductDraft?.product;

/** Publishes the draft of a product. @throws {StaffError} CONFLICT where somebody was faster, or published what it changes */
export const publishDraft = (input: PublishProductDraftInput) => request(PUBLISH_DRAFT, { input });

/** Throws the draft of a product away. @throws {StaffError} CONFLICT where somebody was faster */
export const discardDraft = (input: DiscardProductDraftInput) => request(DISCARD_DRAFT, { input });

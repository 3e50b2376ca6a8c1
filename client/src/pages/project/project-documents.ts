import { graphql } from "../../gql";
import type { ProjectPageQuery } from "../../gql/graphql";

/** The windows of the visitor with their options, and the chosen ones as one order. */
export const PROJECT_PAGE = graphql(`
  query ProjectPage {
    project {
      id
      rooms {
        id
        key
        name
      }
      windows {
        id
        key
        name
        roomKey
        optionsVersion
        options {
          ...WindowOption_option @unmask
        }
      }
      samples {
        material
        color
        askedAt
        sentAt
        product {
          id
          name
        }
        options {
          id
          roomName
          windowName
        }
      }
      sent {
        id
        sentAt
        message
        promisedContactBy
        windowCount
        photoCount
        answers {
          id
          text
          answeredAt
          quoteNumber
        }
      }
      choices {
        options {
          id
          windowKey
          roomName
          windowName
          refusal
        }
        batches {
          material
          color
          windowKeys
        }
        totals {
          ...TotalsRows_totals @unmask
        }
        promotion {
          name
          code
        }
        delivery
        fulfilment
        estimatedDelivery
      }
    }
  }
`);

/** Puts all choices into the cart. */
export const ADD_CHOICES = graphql(`
  mutation AddChoices {
    addChoicesToCart {
      cart {
        ...Cart_cart
      }
      notes {
        reason
        message
        option {
          id
          roomName
          windowName
        }
      }
    }
  }
`);

type Project = ProjectPageQuery["project"];
export type ShownWindow = Project["windows"][number];
export type ShownOption = ShownWindow["options"][number];
export type ShownSample = Project["samples"][number];
export type ShownSent = Project["sent"][number];
export type ShownChoices = Project["choices"];

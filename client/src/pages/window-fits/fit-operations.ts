import { graphql } from "../../gql";

// A connection has no id by which a fragment could read it from the cache.
graphql(`
  fragment FitGroup_products on ProductConnection {
    totalCount
    edges {
      cursor
      node {
        id
        slug
        name
        colors {
          name
          hex
        }
        materials {
          name
          label
        }
        ...ProductPicture_product
        windowFit(window: $window, unit: $unit) {
          ways {
            label
            sizes {
              width
              height
            }
            material
            customizations {
              name
              value
            }
            pricePence
          }
          missing {
            figure
            sentence
          }
          reason
        }
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

/** Products that are something to a window, as `outcome` says. */
export const WHAT_FITS = graphql(`
  query WhatFits($filter: ProductFilter!, $window: WindowToFit!, $unit: LengthUnit!, $first: Int!, $after: String) {
    products(filter: $filter, first: $first, after: $after) {
      ...FitGroup_products @unmask
    }
  }
`);

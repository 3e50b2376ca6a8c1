import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../../gql";

const LINE = graphql(`
  fragment CheckoutLine_line on CartLine {
    id
    quantity
    width
    height
    material
    color
    customizations {
      name
      value
    }
    choices {
      name
      value
      label
      valueLabel
      isDefault
    }
    roomName
    windowName
    making {
      summary
    }
    totalPence
    product {
      id
      slug
      name
      family
      variant
      minWidth
      minHeight
    }
  }
`);

/** The lines for the summary and the size check. */
export function useCheckoutLines(lines: FragmentType<typeof LINE>[]) {
  return useSuspenseFragment({ fragment: LINE, fragmentName: "CheckoutLine_line", from: lines }).data;
}

export type CheckoutLine = ReturnType<typeof useCheckoutLines>[number];

/** "Wooden Blinds × 2"; a withdrawn product has no name. */
export const lineTitle = ({ product, quantity }: CheckoutLine): string =>
  `${product?.name ?? "Custom Product"} × ${quantity}`;

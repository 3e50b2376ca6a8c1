import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";

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
  return useFragmentData(LINE, lines);
}

export type CheckoutLine = ReturnType<typeof useCheckoutLines>[number];

/** "Wooden Blinds × 2"; a withdrawn product has no name. */
export const lineTitle = ({ product, quantity }: CheckoutLine): string =>
  `${product?.name ?? "Custom Product"} × ${quantity}`;

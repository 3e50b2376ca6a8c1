import type { AddToCartInput } from "../../gql/graphql";

type Configured = Omit<AddToCartInput, "productId" | "customizations" | "quantity"> & {
  quantity: number;
  customizations: readonly { name: string; value: string }[];
};

/** What to add so that a line is in the cart as it was. */
export function sameAgain(line: Configured, productId: string): AddToCartInput {
  const { width, height, material, color, quantity, customizations } = line;
  return {
    productId,
    width,
    height,
    material,
    color,
    quantity,
    customizations: customizations.map(({ name, value }) => ({ name, value })),
  };
}

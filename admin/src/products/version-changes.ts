import { request } from "../api/request";
import { graphql } from "../gql";
import type { RevertProductInput } from "../gql/graphql";
import type { Product } from "./product";

/** What a product was with a version. */
export type ProductVersion = Product["versions"][number];

const REVERT = graphql(`
  mutation RevertProduct($input: RevertProductInput!) {
    revertProduct(input: $input) {
      product {
        id
        version
      }
    }
  }
`);

/** Gives a product fields and pictures of an earlier version. @throws {StaffError} CONFLICT where somebody was faster */
export const revertProduct = (input: RevertProductInput) => request(REVERT, { input });

/** A product as it was with a version. Of its options only what was made where nothing was chosen is taken from there. */
export function productOf(product: Product, { fields, pictures }: ProductVersion): Product {
  const { options = [], ...rest } = fields as Partial<Product>;
  const defaults = new Map(options.map(({ name, defaultValue }) => [name, defaultValue]));
  const asThen = product.options.map((option) => {
    const defaultValue = defaults.get(option.name) ?? option.defaultValue;
    return option.values.includes(defaultValue) ? { ...option, defaultValue } : option;
  });
  return { ...product, ...rest, pictures, options: asThen };
}

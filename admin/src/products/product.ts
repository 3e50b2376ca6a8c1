import type { ProductPageQuery, ProductQuery } from "../gql/graphql";

/** A product in a list. */
export type ListedProduct = ProductPageQuery["products"]["nodes"][number];

/** A product that is chosen for another one's page. */
export type ChosenProduct = Product["chosenRelated"][number];

/** A product with all that is edited of it, and what follows from it. */
export type Product = NonNullable<ProductQuery["product"]>;

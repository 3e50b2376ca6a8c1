import { Field, InputType, registerEnumType } from "type-graphql";
import { SaleState } from "../../catalogue/products/sale-state.js";
import { Pence } from "../../kernel/graphql/scalars.js";

/** What comes first in a list of products. */
export const ProductListSort = {
  SHOP: "SHOP",
  NAME: "NAME",
  PRICE_LOWEST: "PRICE_LOWEST",
  PRICE_HIGHEST: "PRICE_HIGHEST",
  CHANGED_LATEST: "CHANGED_LATEST",
} as const;
export type ProductListSort = keyof typeof ProductListSort;

registerEnumType(ProductListSort, {
  name: "ProductSort",
  description: "What comes first in a list of products.",
  valuesConfig: {
    SHOP: { description: "As the shop lists them: the most popular one." },
    NAME: { description: "The first name of the alphabet." },
    PRICE_LOWEST: { description: "The lowest price." },
    PRICE_HIGHEST: { description: "The highest price." },
    CHANGED_LATEST: { description: "The product that was changed last." },
  },
});

registerEnumType(SaleState, {
  name: "ProductSaleState",
  description: "Whether shoppers can buy a product.",
  valuesConfig: {
    HIDDEN: { description: "Not yet: it is new, and only staff see it." },
    ON_SALE: { description: "They can." },
    WITHDRAWN: { description: "Not any more: its page is gone, carts with it say so, orders keep it." },
  },
});

@InputType({ description: "Which products. What is left out does not count." })
export class ProductFilterInput {
  @Field(() => String, { nullable: true, description: "Stands in name or slug, in any case; 200 characters at most." })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "Slug of a category, as in `productCategories`." })
  category?: string | null;

  @Field(() => Pence, { nullable: true, description: "A base price of so much or more." })
  priceMinPence?: number | null;

  @Field(() => Pence, { nullable: true, description: "A base price of so much or less." })
  priceMaxPence?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Products with a was-price; false for the others." })
  reduced?: boolean | null;

  @Field(() => SaleState, { nullable: true, description: "Whether shoppers can buy it." })
  saleState?: SaleState | null;
}

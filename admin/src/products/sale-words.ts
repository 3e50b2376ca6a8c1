import type { ProductSaleState } from "../gql/graphql";
import { shortDay } from "../ui/moment";
import type { Product } from "./product";

/** The states of a product by name. */
export const SALE_NAMES: Readonly<Record<ProductSaleState, string>> = {
  HIDDEN: "New",
  ON_SALE: "On sale",
  WITHDRAWN: "Off sale",
};

const SENTENCES: Readonly<Record<ProductSaleState, string>> = {
  HIDDEN: "Only staff see it: it has not been sold yet.",
  ON_SALE: "Shoppers see it and buy it.",
  WITHDRAWN: "It is sold no more: its page is gone, carts with it say so, orders keep it.",
};

/** Whether shoppers can buy a product, and from when they will. */
export const saleSentence = ({ saleState, onSaleFrom }: Pick<Product, "saleState" | "onSaleFrom">): string =>
  onSaleFrom == null
    ? SENTENCES[saleState]
    : `${SENTENCES[saleState]} It goes on sale when ${shortDay(onSaleFrom)} begins in London.`;

import { isProductId } from "../../catalogue/products/product-id.js";
import type { RequestContext } from "../../kernel/graphql/request-context.js";
import type { ShopContext } from "./domains.js";

type Row = { id: string | number };
type Context = RequestContext<ShopContext["services"]>;

/** Reads those of some keys that the visitor may read, in any order, with a number of statements that does not grow with the keys. */
type NodeReader = (keys: readonly string[], context: Context) => Promise<readonly Row[]>;

const numbers = (keys: readonly string[]) => keys.filter(isProductId).map(Number);

/** The types that implement Node. Each answers whom its other queries answer. */
export const NODE_READERS: Readonly<Record<string, NodeReader>> = {
  Product: (keys, { services }) => services.catalogue.productsById(numbers(keys)),
  Category: (keys, { services }) => services.catalogue.categoriesById(numbers(keys)),
  Review: (keys, { services }) => services.reviews.byIds(numbers(keys)),
  Cart: (keys, { services, visitor }) => services.carts.byIds(visitor, keys),
  Order: async (keys, { services, visitor }) => services.orders.byIds(await visitor.find(), keys),
  QuoteRequest: async (keys, { services, visitor }) => services.enquiries.quoteRequests(await visitor.find(), keys),
  async Account(_keys, { services, visitor }) {
    const signedIn = await visitor.signedIn();
    const account = signedIn && (await services.accounts.find(signedIn.accountId));
    return account ? [account] : [];
  },
  async SavedAddress(_keys, { services, visitor }) {
    const signedIn = await visitor.signedIn();
    return signedIn ? services.addresses.of(signedIn.accountId) : [];
  },
  async SignIn(_keys, { services, visitor }) {
    const signedIn = await visitor.signedIn();
    return signedIn ? services.signIns.of(signedIn.accountId, signedIn.signInId) : [];
  },
};

/** A GraphQL operation that is sent to the shop and the baseline. The baseline knows it by `operationName`. */
export type Operation = { name: string; operationName: string; query: string; variables: Record<string, unknown> };

const PICTURE = "picture { file alt width height widths color }";

const CARD = `id slug name family variant fromPricePence wasFromPricePence isNew isBestSeller rating reviewCount
  colors { name hex } ${PICTURE}`;

const LIST = `totalCount edges { cursor node { ${CARD} } } pageInfo { endCursor hasNextPage }`;

const TOTALS = "{ subtotalPence discountPence deliveryPence taxPence totalPence toFreeDeliveryPence }";

const CART = `version count
  lines { id quantity width height material color customizations { name value } unitPricePence totalPence
    product { id slug name family variant leadTimeDays ${PICTURE} } }
  totals ${TOTALS} checkoutTotals ${TOTALS}`;

/** The query of the category page: the category and its first 24 products as cards. */
export const LIST_OPERATION: Operation = {
  name: "category list",
  operationName: "Category",
  query: `query Category($slug: String!) {
    category(slug: $slug) { id name description picture { file } }
    products(category: $slug) { ${LIST} } }`,
  variables: { slug: "blinds" },
};

/** The query of the product page: one product in full, and four related ones as cards. */
export const PRODUCT_OPERATION: Operation = {
  name: "product",
  operationName: "Product",
  query: `query Product($slug: String!) { product(slug: $slug) {
    id slug name family variant shortDescription description imageUrl category { slug }
    basePricePence fromPricePence wasFromPricePence isNew isBestSeller rating reviewCount
    minWidth maxWidth minHeight maxHeight warrantyYears leadTimeDays
    colors { name label hex } materials { name label note } specifications { name value }
    pictures { file alt width height widths color }
    related { ${CARD} } } }`,
  variables: { slug: "roller-blinds" },
};

/** One plain word without a synonym. */
export const SEARCH_OPERATION: Operation = {
  name: "search",
  operationName: "Search",
  query: `query Search($query: String!) { search(query: $query) { ${LIST} } }`,
  variables: { query: "roller" },
};

/** Without a session; the response is the cart. */
export const ADD_OPERATION: Operation = {
  name: "add to cart and read it, new session",
  operationName: "AddToCart",
  query: `mutation AddToCart($input: AddToCartInput!) { addToCart(input: $input) { cart { ${CART} } } }`,
  variables: {},
};

/** The cart has two lines. */
export const CART_OPERATION: Operation = {
  name: "cart",
  operationName: "Cart",
  query: `query Cart { cart { ${CART} } }`,
  variables: {},
};

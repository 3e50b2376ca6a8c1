/** What the bench asks: the same of the shop and of the bare server, which goes by the name of the operation. */
export type Question = { name: string; operationName: string; query: string; variables: Record<string, unknown> };

const PICTURE = "picture { id alt width height widths color }";

const CARD = `id slug name family variant fromPricePence wasFromPricePence isNew isBestSeller rating reviewCount
  colors { name hex } ${PICTURE}`;

const LIST = `totalCount edges { cursor node { ${CARD} } } pageInfo { endCursor hasNextPage }`;

const TOTALS = "{ subtotalPence discountPence deliveryPence taxPence totalPence toFreeDeliveryPence }";

const CART = `version count
  lines { id quantity width height material color customizations { name value } unitPricePence totalPence
    product { id slug name family variant leadTimeDays ${PICTURE} } }
  totals ${TOTALS} checkoutTotals ${TOTALS}`;

/** As the category page asks: what the category is and its first 24 products as cards. */
export const LIST_QUESTION: Question = {
  name: "category list",
  operationName: "Category",
  query: `query Category($slug: Text!) {
    category(slug: $slug) { id name description picture { id url } }
    products(category: $slug) { ${LIST} } }`,
  variables: { slug: "blinds" },
};

/** As the product page asks: everything of one product, and four others as cards. */
export const PRODUCT_QUESTION: Question = {
  name: "product",
  operationName: "Product",
  query: `query Product($slug: Text!) { product(slug: $slug) {
    id slug name family variant shortDescription description imageUrl category { slug }
    basePricePence fromPricePence wasFromPricePence isNew isBestSeller rating reviewCount
    minWidth maxWidth minHeight maxHeight warrantyYears leadTimeDays
    colors { name label hex } materials { name label note } specifications { name value }
    pictures { id alt width height widths color }
    related { ${CARD} } } }`,
  variables: { slug: "roller-blinds" },
};

/** One plain word without a synonym. */
export const SEARCH_QUESTION: Question = {
  name: "search",
  operationName: "Search",
  query: `query Search($query: Text!) { search(query: $query) { ${LIST} } }`,
  variables: { query: "roller" },
};

/** By a shopper who has no session yet; the answer is the cart as it then is. */
export const ADD_QUESTION: Question = {
  name: "add to cart and read it, new session",
  operationName: "AddToCart",
  query: `mutation AddToCart($input: AddToCartInput!) { addToCart(input: $input) { ${CART} } }`,
  variables: {},
};

/** By a shopper whose cart has two lines. */
export const CART_QUESTION: Question = {
  name: "cart",
  operationName: "Cart",
  query: `query Cart { cart { ${CART} } }`,
  variables: {},
};

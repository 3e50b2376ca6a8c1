/* The operations of the examples with fetch, Apollo Client and urql. Relay reads its own from relay/operations.ts. */

const CART_FIELDS = `
  id
  count
  lines { id quantity totalPence product { id name } }
  totals { totalPence }
`;

const ERRORS = `errors { code message }`;

export const PRODUCTS = `
  query Products {
    products(first: 4) { edges { node { id name fromPricePence materials { name } colors { name } } } }
  }
`;

export const CART = `
  query Cart($id: ID!) {
    cart(id: $id) { ${CART_FIELDS} }
  }
`;

export const CART_COUNT = `
  query CartCount($id: ID!) {
    cart(id: $id) { id count }
  }
`;

export const CREATE_CART = `
  mutation CreateCart {
    createCart { cart { ${CART_FIELDS} } ${ERRORS} }
  }
`;

export const ADD_TO_CART = `
  mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) { cart { ${CART_FIELDS} } ${ERRORS} }
  }
`;

export const SET_QUANTITY = `
  mutation SetQuantity($input: ChangeCartLineInput!) {
    changeCartLine(input: $input) { cart { ${CART_FIELDS} } ${ERRORS} }
  }
`;

export const REMOVE_LINE = `
  mutation RemoveLine($input: RemoveCartLineInput!) {
    removeCartLine(input: $input) { cart { ${CART_FIELDS} } ${ERRORS} }
  }
`;

export const PLACE_ORDER = `
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) { order { number } cart { ${CART_FIELDS} } ${ERRORS} }
  }
`;

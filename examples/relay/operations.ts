import { graphql } from "relay-runtime";

/* Read by relay-compiler only: main.tsx imports what it makes of them. */

graphql`
  fragment operations_cart on Cart @inline {
    id
    count
    lines {
      id
      quantity
      totalPence
      product {
        id
        name
      }
    }
    totals {
      totalPence
    }
  }
`;

graphql`
  query operationsProductsQuery {
    products(first: 4) {
      edges {
        node {
          id
          name
          fromPricePence
          materials {
            name
          }
          colors {
            name
          }
        }
      }
    }
  }
`;

graphql`
  query operationsCartQuery($id: ID!) {
    cart(id: $id) {
      ...operations_cart
    }
  }
`;

graphql`
  query operationsCartCountQuery($id: ID!) {
    cart(id: $id) {
      id
      count
    }
  }
`;

graphql`
  mutation operationsCreateCartMutation {
    createCart {
      cart {
        id
        ...operations_cart
      }
    }
  }
`;

graphql`
  mutation operationsAddToCartMutation($input: AddToCartInput!) {
    addToCart(input: $input) {
      cart {
        ...operations_cart
      }
      errors {
        code
        message
      }
    }
  }
`;

graphql`
  mutation operationsSetQuantityMutation($input: ChangeCartLineInput!) {
    changeCartLine(input: $input) {
      cart {
        ...operations_cart
      }
      errors {
        code
        message
      }
    }
  }
`;

graphql`
  mutation operationsRemoveLineMutation($input: RemoveCartLineInput!) {
    removeCartLine(input: $input) {
      cart {
        ...operations_cart
      }
      errors {
        code
        message
      }
    }
  }
`;

graphql`
  mutation operationsPlaceOrderMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      order {
        number
      }
      cart {
        ...operations_cart
      }
      errors {
        code
        message
      }
    }
  }
`;

import { ApolloClient, gql, HttpLink, InMemoryCache, type TypedDocumentNode } from "@apollo/client";
import { ApolloProvider, skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import * as operations from "../storefront/operations";
import {
  API,
  lineOf,
  orderOf,
  storeCartId,
  storedCartId,
  type Cart,
  type CartPayload,
  type Product,
  type ShopClient,
} from "../storefront/shop-client";
import { show } from "../storefront/show";
import { Storefront } from "../storefront/Storefront";

type Query<Data, Variables extends object = Record<string, never>> = TypedDocumentNode<Data, Variables>;
type Mutation<Payload> = TypedDocumentNode<Record<string, Payload>, { input: object }>;
type OrderPayload = CartPayload & { order: { number: string } | null };

const PRODUCTS: Query<{ products: { edges: { node: Product }[] } }> = gql(operations.PRODUCTS);
const CART: Query<{ cart: Cart }, { id: string }> = gql(operations.CART);
const CART_COUNT: Query<{ cart: Pick<Cart, "id" | "count"> }, { id: string }> = gql(operations.CART_COUNT);
const CREATE_CART: Query<{ createCart: { cart: Cart } }> = gql(operations.CREATE_CART);
const ADD_TO_CART: Mutation<CartPayload> = gql(operations.ADD_TO_CART);
const SET_QUANTITY: Mutation<CartPayload> = gql(operations.SET_QUANTITY);
const REMOVE_LINE: Mutation<CartPayload> = gql(operations.REMOVE_LINE);
const PLACE_ORDER: Mutation<OrderPayload> = gql(operations.PLACE_ORDER);

/** The cache needs no type policies: a cart has an id, so every answer of a change updates all that shows it. */
const apollo = new ApolloClient({ link: new HttpLink({ uri: API }), cache: new InMemoryCache() });

function ApolloStorefront() {
  const [cartId, setCartId] = useState(storedCartId);
  const ofCart = cartId === null ? skipToken : { variables: { id: cartId } };
  const { data: products } = useQuery(PRODUCTS);
  const { data: cart } = useQuery(CART, ofCart);
  const { mutate } = useApolloClient();

  const change = async <Payload,>(mutation: Mutation<Payload>, input: object): Promise<Payload> => {
    const { data } = await mutate({ mutation, variables: { input } });
    return Object.values(data ?? {})[0] as Payload;
  };
  const createCart = async () => (await mutate({ mutation: CREATE_CART })).data?.createCart.cart.id ?? "";

  const client: ShopClient = {
    add: async (product) => {
      const id = cartId ?? (await createCart());
      const { errors } = await change(ADD_TO_CART, { cartId: id, lines: [lineOf(product)] });
      storeCartId(id);
      setCartId(id);
      return errors;
    },
    setQuantity: async (lineId, quantity) => (await change(SET_QUANTITY, { cartId, lineId, quantity })).errors,
    remove: async (lineId) => (await change(REMOVE_LINE, { cartId, lineId })).errors,
    placeOrder: async (buyer) => {
      const { order, errors } = await change(PLACE_ORDER, { cartId, ...orderOf(buyer) });
      return { orderNumber: order?.number, errors };
    },
  };
  return (
    <Storefront
      library="Apollo Client"
      products={products?.products.edges.map(({ node }) => node) ?? []}
      cart={cart?.cart ?? null}
      badge={<Badge cartId={cartId} />}
      client={client}
    />
  );
}

/** A query of its own, as in a header. */
function Badge({ cartId }: { cartId: string | null }) {
  const { data } = useQuery(CART_COUNT, cartId === null ? skipToken : { variables: { id: cartId } });
  return data?.cart.count ?? 0;
}

show(
  <ApolloProvider client={apollo}>
    <ApolloStorefront />
  </ApolloProvider>,
);

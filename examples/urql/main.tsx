import { cacheExchange } from "@urql/exchange-graphcache";
import { useState } from "react";
import { createClient, fetchExchange, Provider, useClient, useQuery } from "urql";
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

type OrderPayload = CartPayload & { order: { number: string } | null };

/** Values that belong to the object that shows them. */
const embedded = () => null;

const urql = createClient({
  url: API,
  preferGetMethod: false,
  exchanges: [
    cacheExchange({
      keys: { Totals: embedded, ProductMaterial: embedded, ProductColor: embedded, Order: embedded },
    }),
    fetchExchange,
  ],
});

function UrqlStorefront() {
  const [cartId, setCartId] = useState(storedCartId);
  const [products] = useQuery<{ products: { edges: { node: Product }[] } }>({ query: operations.PRODUCTS });
  const [cart] = useQuery<{ cart: Cart }>({
    query: operations.CART,
    variables: { id: cartId },
    pause: cartId === null,
  });
  const { mutation } = useClient();

  const change = async <Payload,>(document: string, input?: object): Promise<Payload> => {
    const { data, error } = await mutation<Record<string, Payload>>(document, { input });
    if (error) throw error;
    return Object.values(data ?? {}).find((value) => typeof value === "object") as Payload;
  };

  const client: ShopClient = {
    add: async (product) => {
      const id = cartId ?? (await change<{ cart: Cart }>(operations.CREATE_CART)).cart.id;
      const { errors } = await change<CartPayload>(operations.ADD_TO_CART, { cartId: id, lines: [lineOf(product)] });
      storeCartId(id);
      setCartId(id);
      return errors;
    },
    setQuantity: async (lineId, quantity) =>
      (await change<CartPayload>(operations.SET_QUANTITY, { cartId, lineId, quantity })).errors,
    remove: async (lineId) => (await change<CartPayload>(operations.REMOVE_LINE, { cartId, lineId })).errors,
    placeOrder: async (buyer) => {
      const { order, errors } = await change<OrderPayload>(operations.PLACE_ORDER, { cartId, ...orderOf(buyer) });
      return { orderNumber: order?.number, errors };
    },
  };
  return (
    <Storefront
      library="urql"
      products={products.data?.products.edges.map(({ node }) => node) ?? []}
      cart={cart.data?.cart ?? null}
      badge={<Badge cartId={cartId} />}
      client={client}
    />
  );
}

/** A query of its own, as in a header. */
function Badge({ cartId }: { cartId: string | null }) {
  const [{ data }] = useQuery<{ cart: Pick<Cart, "count"> }>({
    query: operations.CART_COUNT,
    variables: { id: cartId },
    pause: cartId === null,
  });
  return data?.cart.count ?? 0;
}

show(
  <Provider value={urql}>
    <UrqlStorefront />
  </Provider>,
);

import { useEffect, useState } from "react";
import {
  ADD_TO_CART,
  CART,
  CREATE_CART,
  PLACE_ORDER,
  PRODUCTS,
  REMOVE_LINE,
  SET_QUANTITY,
} from "../storefront/operations";
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

/** Sends an operation. Rejects with what is no user's error, such as a rate limit. */
async function request<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const response = await fetch(API, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

function FetchStorefront() {
  const [products, setProducts] = useState<Product[]>([]);
  const [cart, setCart] = useState<Cart | null>(null);
  useEffect(() => {
    void request<{ products: { edges: { node: Product }[] } }>(PRODUCTS).then((data) =>
      setProducts(data.products.edges.map(({ node }) => node)),
    );
    const id = storedCartId();
    if (id !== null) void request<{ cart: Cart }>(CART, { id }).then((data) => setCart(data.cart));
  }, []);

  /** Makes a change, which answers the cart, and shows it. */
  const change = async <Payload extends CartPayload>(mutation: string, name: string, input: object) => {
    const payload = (await request<Record<string, Payload>>(mutation, { input }))[name] as Payload;
    if (payload.cart) setCart(payload.cart);
    return payload;
  };
  const createCart = async () => {
    const { createCart: payload } = await request<{ createCart: { cart: Cart } }>(CREATE_CART);
    storeCartId(payload.cart.id);
    return payload.cart.id;
  };
  const cartId = cart?.id;

  const client: ShopClient = {
    add: async (product) => {
      const input = { cartId: cartId ?? (await createCart()), lines: [lineOf(product)] };
      return (await change(ADD_TO_CART, "addToCart", input)).errors;
    },
    setQuantity: async (lineId, quantity) =>
      (await change(SET_QUANTITY, "changeCartLine", { cartId, lineId, quantity })).errors,
    remove: async (lineId) => (await change(REMOVE_LINE, "removeCartLine", { cartId, lineId })).errors,
    placeOrder: async (buyer) => {
      const input = { cartId, ...orderOf(buyer) };
      const { order, errors } = await change<CartPayload & { order: { number: string } | null }>(
        PLACE_ORDER,
        "placeOrder",
        input,
      );
      return { orderNumber: order?.number, errors };
    },
  };
  return <Storefront library="fetch" products={products} cart={cart} badge={cart?.count ?? 0} client={client} />;
}

show(<FetchStorefront />);

import { Suspense, useState } from "react";
import { readInlineData, RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { lineOf, orderOf, storeCartId, storedCartId, type Product, type ShopClient } from "../storefront/shop-client";
import { show } from "../storefront/show";
import { Storefront } from "../storefront/Storefront";
import FRAGMENT, { type operations_cart$key } from "./__generated__/operations_cart.graphql";
import ADD_TO_CART, { type operationsAddToCartMutation } from "./__generated__/operationsAddToCartMutation.graphql";
import CART_COUNT, { type operationsCartCountQuery } from "./__generated__/operationsCartCountQuery.graphql";
import CART, { type operationsCartQuery } from "./__generated__/operationsCartQuery.graphql";
import CREATE_CART, { type operationsCreateCartMutation } from "./__generated__/operationsCreateCartMutation.graphql";
import PLACE_ORDER, { type operationsPlaceOrderMutation } from "./__generated__/operationsPlaceOrderMutation.graphql";
import PRODUCTS, { type operationsProductsQuery } from "./__generated__/operationsProductsQuery.graphql";
import REMOVE_LINE, { type operationsRemoveLineMutation } from "./__generated__/operationsRemoveLineMutation.graphql";
import SET_QUANTITY, {
  type operationsSetQuantityMutation,
} from "./__generated__/operationsSetQuantityMutation.graphql";
import { environment, mutate } from "./environment";

const NO_ANSWER = [{ code: "INTERNAL", message: "The shop did not answer." }];

function RelayStorefront() {
  const [cartId, setCartId] = useState(storedCartId);
  const { products } = useLazyLoadQuery<operationsProductsQuery>(PRODUCTS, {});

  const createCart = async () => {
    const { createCart: payload } = await mutate<operationsCreateCartMutation>(CREATE_CART, {});
    return payload?.cart?.id ?? "";
  };
  const client: ShopClient = {
    add: async (product) => {
      const id = cartId ?? (await createCart());
      const input = { cartId: id, lines: [lineOf(product)] };
      const { addToCart } = await mutate<operationsAddToCartMutation>(ADD_TO_CART, { input });
      storeCartId(id);
      setCartId(id);
      return addToCart?.errors ?? NO_ANSWER;
    },
    setQuantity: async (lineId, quantity) => {
      const input = { cartId, lineId, quantity };
      const { changeCartLine } = await mutate<operationsSetQuantityMutation>(SET_QUANTITY, { input });
      return changeCartLine?.errors ?? NO_ANSWER;
    },
    remove: async (lineId) => {
      const { removeCartLine } = await mutate<operationsRemoveLineMutation>(REMOVE_LINE, { input: { cartId, lineId } });
      return removeCartLine?.errors ?? NO_ANSWER;
    },
    placeOrder: async (buyer) => {
      const input = { cartId, ...orderOf(buyer) };
      const { placeOrder } = await mutate<operationsPlaceOrderMutation>(PLACE_ORDER, { input });
      return { orderNumber: placeOrder?.order?.number, errors: placeOrder?.errors ?? NO_ANSWER };
    },
  };
  const page = { library: "Relay", products: products.edges.map(({ node }) => node), client };
  return cartId === null ? <Storefront {...page} cart={null} badge={0} /> : <WithCart {...page} cartId={cartId} />;
}

type Page = { library: string; products: readonly Product[]; client: ShopClient };

function WithCart({ cartId, ...page }: Page & { cartId: string }) {
  const { cart } = useLazyLoadQuery<operationsCartQuery>(CART, { id: cartId });
  const shown = readInlineData<operations_cart$key>(FRAGMENT, cart);
  return <Storefront {...page} cart={shown} badge={<Badge cartId={cartId} />} />;
}

/** A query of its own, as in a header. */
function Badge({ cartId }: { cartId: string }) {
  return useLazyLoadQuery<operationsCartCountQuery>(CART_COUNT, { id: cartId }).cart.count;
}

show(
  <RelayEnvironmentProvider environment={environment}>
    <Suspense fallback={<p>One moment …</p>}>
      <RelayStorefront />
    </Suspense>
  </RelayEnvironmentProvider>,
);

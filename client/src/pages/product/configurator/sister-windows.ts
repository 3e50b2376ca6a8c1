import type { ApolloCache } from "@apollo/client";
import type { Size } from "@rules/sizes";
import { CART_ID } from "../../../features/cart/cart-query";
import { graphql } from "../../../gql";
import type { Configurator } from "./useConfigurator";

/** All of it is in the cache with the cart that every page reads. */
const WINDOWS = graphql(`
  fragment SisterWindows_cart on Cart {
    lines {
      id
      width
      height
      product {
        id
      }
    }
  }
`);

type Configured = Pick<Configurator, "configuration"> & { product: Pick<Configurator["product"], "id"> };

/** The other windows of this product in the cart; none before the cart has been read. */
export function sisterWindows(cache: ApolloCache, { product, configuration }: Configured): Size[] {
  const cart = cache.readFragment({ id: CART_ID, fragment: WINDOWS });
  const lines = cart?.lines ?? [];
  return lines.filter((line) => line.product?.id === product.id && line.id !== configuration.lineId);
}

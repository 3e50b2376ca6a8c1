import type { ApolloCache } from "@apollo/client";
import type { Sister } from "@rules/slips";
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
      roomName
      product {
        id
      }
    }
  }
`);

type Configured = Pick<Configurator, "configuration" | "roomName"> & { product: Pick<Configurator["product"], "id"> };

/** The other windows of this product or of the same room in the cart; none before the cart has been read. */
export function sisterWindows(cache: ApolloCache, { product, configuration, roomName }: Configured): Sister[] {
  const lines = cache.readFragment({ id: CART_ID, fragment: WINDOWS })?.lines ?? [];
  const changed = lines.find(({ id }) => id === configuration.lineId);
  const room = roomKey(changed ? changed.roomName : roomName);
  return lines
    .filter((line) => line !== changed)
    .map((line) => ({
      ...{ width: line.width, height: line.height },
      isSameRoom:
        room === undefined || roomKey(line.roomName) === undefined ? undefined : roomKey(line.roomName) === room,
      isOtherProduct: line.product?.id !== product.id,
    }))
    .filter(({ isSameRoom, isOtherProduct }) => isSameRoom || !isOtherProduct);
}

/** Rooms are typed by hand: "bedroom " is the Bedroom. */
const roomKey = (name: string | null | undefined): string | undefined => name?.trim().toLowerCase() || undefined;

import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A page whose code is fetched when it is first shown, or earlier by `preload`. */
export type LazyPage = { Page: LazyExoticComponent<ComponentType>; preload: () => Promise<unknown> };

/** `lazyPage(async () => (await import("../pages/cart/CartPage")).CartPage)` */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const preload = () => (loading ??= load().then((page) => ({ default: page })));
  return { Page: lazy(preload), preload };
}

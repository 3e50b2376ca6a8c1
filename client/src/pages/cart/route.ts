import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { CartSkeleton } from "./CartSkeleton";

export const route: PageRoute = {
  path: paths.cart,
  load: async () => (await import("./CartPage")).CartPage,
  Skeleton: CartSkeleton,
  isPrivate: true,
};

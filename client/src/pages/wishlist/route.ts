import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { WishlistSkeleton } from "./WishlistSkeleton";

export const route: PageRoute = {
  path: paths.wishlist,
  load: async () => (await import("./WishlistPage")).WishlistPage,
  Skeleton: WishlistSkeleton,
  isPrivate: true,
};

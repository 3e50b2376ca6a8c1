import type { PageRecord } from "../../lib/page-route";
import { WishlistSkeleton } from "./WishlistSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./WishlistPage")).WishlistPage,
  Skeleton: WishlistSkeleton,
  isPrivate: true,
};

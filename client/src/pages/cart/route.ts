import type { PageRecord } from "../../lib/page-route";
import { CartSkeleton } from "./CartSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./CartPage")).CartPage,
  Skeleton: CartSkeleton,
  isPrivate: true,
};

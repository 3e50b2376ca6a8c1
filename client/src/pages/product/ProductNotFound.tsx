import { NotFound } from "../../features/not-found/NotFound";

/** Shown for an unknown product, with status 404. */
export const ProductNotFound = () => (
  <NotFound title="Product Not Found">We couldn&apos;t find the product you&apos;re looking for.</NotFound>
);

import type { ComponentType } from "react";

/** All that the shop knows of a page before it loads the page's code. Each folder in `pages/` has one such record. */
export type PageRoute = {
  /** From `lib/paths`. */
  path: { readonly pattern: string };
  load: () => Promise<ComponentType>;
  /** Shown until code and data have arrived. */
  Skeleton: ComponentType;
};

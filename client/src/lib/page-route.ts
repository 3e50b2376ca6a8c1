import type { ComponentType } from "react";

/** The lists of links in header, menu and footer. */
export type Menu = "advice" | "help" | "legal";

/** An entry of the sitemap. */
type SitemapEntry = {
  /** Path and query of its canonical URL. */
  path: string;
  /** The day or month of its last change, where a text has one: "2026-11-21", "2025-01". */
  updated?: string | undefined;
};

/** Everything about a page except its path and its code. Each folder in `pages/` has one record. */
export type PageRecord = {
  /** The link to it in header, menu and footer, where they have one; to its path by default. */
  link?: { readonly label: string; readonly to?: string; readonly menus: readonly Menu[] };
  load: () => Promise<ComponentType>;
  /** Shown until code and data have arrived; that of a text by default. */
  Skeleton?: ComponentType;
  /**
   * Its entries; its path by default. "catalogue" where the server writes them from the database, or "hidden" from search engines. Entries that come
   * from content are a function that imports it, so that browsers don't load the content of every page.
   */
  sitemap?: readonly SitemapEntry[] | (() => Promise<readonly SitemapEntry[]>) | "catalogue" | "hidden";
  /** The query parameters that change what the server renders. The page never sees others. */
  parameters?: readonly string[];
  /** Those that only the browser reads, such as the secret of a link in a mail: they don't change the server's HTML. */
  browserParameters?: readonly string[];
  /** Whether it shows one visitor's data: hidden from search engines, and the server sends its frame with `no-store`. */
  isPrivate?: true;
};

/** A page of the shop with its path. */
export type PageRoute = PageRecord & { path: { readonly pattern: string } };

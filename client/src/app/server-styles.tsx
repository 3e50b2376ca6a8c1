import { withEmotionCache } from "@emotion/react";
import type { ReactNode } from "react";

/** Emotion's cache of the styles of one page. */
export type StyleCache = {
  key: string;
  inserted: Record<string, string | true | undefined>;
  registered: Record<string, string | undefined>;
  compat?: true;
};

type CollectStylesProps = { into: StyleCache[]; children: ReactNode };

/**
 * One style cache for the page, read by `styleTags`. By default Emotion puts each style before its element, which breaks lists and
 * selectors that count children, and repeats styles.
 */
export const CollectStyles = withEmotionCache<CollectStylesProps, unknown>(({ into, children }, cache) => {
  cache.compat = true;
  if (!into.includes(cache)) into.push(cache);
  return children;
});

/**
 * The collected styles as tags for the head, with the names that Emotion looks for in the browser. `data-s` marks them as already in
 * the head: moving them there would style the whole page twice.
 */
export function styleTags(caches: readonly StyleCache[]): string {
  return caches
    .map(({ key, inserted, registered }) => {
      const styles = Object.entries(inserted).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      );
      const isOwn = ([name]: [string, string]) => registered[`${key}-${name}`] !== undefined;
      const globals = styles.filter((style) => !isOwn(style));
      const own = styles.filter(isOwn);
      return [
        ...globals.map(([name, css]) => `<style data-emotion="${key}-global ${name}" data-s>${css}</style>`),
        `<style data-s data-emotion="${key} ${own.map(([name]) => name).join(" ")}">${own.map(([, css]) => css).join("")}</style>`,
      ].join("");
    })
    .join("");
}

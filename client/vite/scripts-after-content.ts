import type { Plugin } from "vite";

/**
 * Marks the scripts of the built document as less urgent than its picture and fonts: pages come complete from the server, so
 * that on a slow line the scripts would only hold up what there is to see.
 */
export function scriptsAfterContent(): Plugin {
  return {
    name: "scripts-after-content",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
    },
  };
}

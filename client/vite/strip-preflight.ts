import type { Plugin } from "vite";

/** Leaves out Chakra's reset in the browser, which finds it with the other global styles in the server's page. */
export function stripPreflight(): Plugin {
  return {
    name: "strip-preflight",
    apply: "build",
    load: {
      filter: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/ },
      handler: () => "export const createPreflight = () => ({});",
    },
  };
}

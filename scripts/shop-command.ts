/** What Node is given to open the built shop. */
export const SHOP_COMMAND = ["--import", "./server/dist/source-maps.js", "server/dist/main.js"] as const;

/** Large buffers go back to the system as soon as they are free, where the C library is glibc. */
export const SHOP_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: "131072" } as const;

/** What Node is given to open the built shop; package.json and Dockerfile give it the same. docs/performance.md explains the bound. */
export const SHOP_COMMAND = [
  "--max-semi-space-size=8",
  ...["--import", "./server/dist/source-maps.js"],
  "server/dist/main.js",
] as const;

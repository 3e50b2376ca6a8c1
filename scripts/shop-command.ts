/** Makes glibc return large buffers to the system as soon as they are free, and keep one heap for all threads instead of one for each. */
export const SHOP_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_ARENA_MAX: "1" } as const;

/** Arguments of Node for the built shop; package.json and Dockerfile have the same. docs/performance.md explains the bounds. */
export const SHOP_COMMAND = [
  "--max-semi-space-size=16",
  "--max-old-space-size=512",
  ...["--import", "./server/dist/source-maps.js"],
  "server/dist/main.js",
] as const;

import type { VideoName } from "./index";

/** The day since which each video is shown, for search engines. */
export const PUBLISHED: Readonly<Record<VideoName, string>> = {
  inside: "2026-11-22",
  outside: "2026-11-22",
  shutters: "2026-11-22",
};

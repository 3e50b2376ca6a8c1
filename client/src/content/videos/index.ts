import { INSIDE_MOUNT_VIDEO } from "./inside-mount";
import { OUTSIDE_MOUNT_VIDEO } from "./outside-mount";
import { SHUTTER_VIDEO } from "./shutters";
import type { Video } from "./video";
import FILES from "./video-files.json";

/** The videos by name. */
export const VIDEOS = {
  inside: INSIDE_MOUNT_VIDEO,
  outside: OUTSIDE_MOUNT_VIDEO,
  shutters: SHUTTER_VIDEO,
} as const satisfies Record<string, Video>;

export type VideoName = keyof typeof VIDEOS;

type Ending = "mp4" | "webm" | "vtt" | "webp";

/** URL of a video's file, with its fingerprint so that browsers load a changed video. */
export const videoUrl = (name: VideoName, ending: Ending) =>
  `/videos/${VIDEOS[name].id}.${ending}?v=${FILES[name].fingerprint}`;

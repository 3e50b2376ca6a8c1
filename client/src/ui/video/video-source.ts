import { VIDEO_HOST } from "@rules/video-host";
import { counted } from "../../lib/counted";

/** Aspect ratio: width to height. */
export type AspectRatio = "16:9" | "4:3" | "1:1";

export const cssRatio = (ratio: AspectRatio) => ratio.replace(":", " / ");

const TYPES: Record<string, string> = { mp4: "video/mp4", webm: "video/webm" };

/** MIME type by file extension, so that browsers load only what they can play. */
export const typeOf = (file: string) => TYPES[/\.(\w+)(?:[?#]|$)/.exec(file)?.[1] ?? ""];

/** URL of a video at the external host; it starts at once, because the visitor has pressed already. */
export const embedUrl = (videoId: string) => `${VIDEO_HOST}/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`;

/** "35 seconds", "2 minutes 5 seconds" */
export function timeInWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds) % 60];
  const part = (count: number, unit: string) => (count === 0 ? [] : [counted(count, unit)]);
  return [...part(minutes, "minute"), ...part(rest, "second")].join(" ") || "0 seconds";
}

/** "0:35" */
export const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;

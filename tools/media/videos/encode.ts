import { spawn } from "node:child_process";
import { once } from "node:events";

export const FRAMES_PER_SECOND = 25;

/** Colour metadata: without it browsers guess, and the background turns pink. */
const COLOURS = [
  ...["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
];

type Encoding = { name: string; options: readonly string[] };

/** H.264 for nearly every browser, VP9 for those without patented codecs. Line drawings need a low bit rate. */
export const ENCODINGS: readonly Encoding[] = [
  {
    name: "mp4",
    options: [
      ...["-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-crf", "20"],
      ...COLOURS,
      ...["-profile:v", "high", "-g", "125", "-c:a", "aac", "-b:a", "48k", "-movflags", "+faststart"],
    ],
  },
  {
    name: "webm",
    options: [
      ...["-c:v", "libvpx-vp9", "-crf", "33", "-b:v", "0", "-row-mt", "1", "-cpu-used", "5", "-g", "125"],
      ...COLOURS,
      ...["-c:a", "libopus", "-b:a", "32k"],
    ],
  },
];

/** Runs ffmpeg on `input`. Rejects with its output if it fails, or with an instruction to install it. */
export async function ffmpeg(args: readonly string[], input: Iterable<Buffer> = []): Promise<void> {
  const child = spawn("ffmpeg", ["-loglevel", "error", "-y", ...args], { stdio: ["pipe", "inherit", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  // If ffmpeg ends early, its own message says why; the broken pipe does not.
  child.stdin.on("error", () => undefined);
  const ended = once(child, "close").catch((error: unknown) => {
    throw new Error("ffmpeg could not be run: install it, on Debian with `apt-get install ffmpeg`.", { cause: error });
  });
  for (const piece of input) if (!child.stdin.write(piece)) await Promise.race([once(child.stdin, "drain"), ended]);
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg failed: ${said.trim()}`);
}

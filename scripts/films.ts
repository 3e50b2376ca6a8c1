import { makeMedia } from "./make-media.ts";

// npm run films [-- inside outside shutters]: paints the films of the guides anew into client/public/videos; needs ffmpeg.
process.exitCode = await makeMedia("films", process.argv.slice(2));

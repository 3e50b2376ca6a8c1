import { chakra } from "../theme/chakra";

/** Picture and controls together: what fills the screen when it is asked to. */
export const VideoFrame = chakra("div", {
  base: {
    "&:fullscreen": {
      display: "flex",
      flexDirection: "column",
      bg: "bg",
      p: "3",
    },
    _print: { display: "none" },
  },
});

/** The picture's place, which has its final size from the start. */
export const VideoStage = chakra("div", {
  base: {
    position: "relative",
    overflow: "hidden",
    borderRadius: "picture",
    bg: "bg.drawing",
    ":fullscreen > &": { flex: "1", minH: "0", aspectRatio: "auto !important" },
    "& > :is(video, iframe)": { display: "block", w: "full", h: "full", objectFit: "contain", borderWidth: "0" },
    // Before hydration the browser's own controls would show for a moment.
    "@media (scripting: enabled)": { "& > video::-webkit-media-controls": { display: "none !important" } },
    "& > video::cue": { bg: "rgb(28 42 37 / 0.88)", color: "#faf7f1", fontFamily: "body" },
  },
});

/** Below the picture: it covers nothing, and is as high before the film begins as afterwards. */
export const VideoRow = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    minH: "target",
    mt: "2",
    "@media (scripting: none)": { display: "none" },
  },
});

/** What is said in place of the film. */
export const VideoNotice = chakra("div", {
  base: {
    position: "absolute",
    inset: "0",
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "center",
    gap: "4",
    px: { base: "5", md: "8" },
    bg: "bg.muted",
  },
});

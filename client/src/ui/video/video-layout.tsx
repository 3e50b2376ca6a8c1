import { chakra } from "../theme/chakra";
import { LARGE_TEXT } from "../theme/scales";

/** Picture and controls: the element for full screen. */
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

/** The box of the picture, which has its final size from the start. */
export const VideoStage = chakra("div", {
  base: {
    position: "relative",
    overflow: "hidden",
    borderRadius: "picture",
    bg: "bg.drawing",
    ":fullscreen > &": { flex: "1", minH: "0", aspectRatio: "auto !important" },
    "& > :is(video, iframe, img)": { display: "block", w: "full", h: "full", objectFit: "contain", borderWidth: "0" },
    // Before hydration the native controls would show for a moment.
    "@media (scripting: enabled)": { "& > video::-webkit-media-controls": { display: "none !important" } },
    "& > video::cue": { bg: "rgb(28 42 37 / 0.88)", color: "#faf7f1", fontFamily: "body" },
  },
});

/** Below the picture, so that it covers nothing; its height does not change when the video starts. */
export const VideoRow = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    minH: "target",
    mt: "2",
    [LARGE_TEXT]: { flexWrap: "wrap", "& > button": { maxW: "full" } },
    "@media (scripting: none)": { display: "none" },
  },
});

/** A message instead of the video. */
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

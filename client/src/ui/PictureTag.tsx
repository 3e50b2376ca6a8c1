import { chakra } from "./theme/chakra";

/** A few words in the corner of a picture's frame. */
export const PictureTag = chakra("span", {
  base: {
    position: "absolute",
    left: "3",
    bottom: "3",
    px: "2.5",
    py: "1",
    bg: "bg",
    borderRadius: "picture",
    textStyle: "micro",
    color: "fg.muted",
  },
});

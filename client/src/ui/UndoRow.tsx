import { chakra } from "./theme/chakra";

/** A line that says what was removed, beside the button that puts it back. */
export const UndoRow = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    py: "1",
    px: "4",
    bg: "bg.muted",
    borderRadius: "control",
    textStyle: "small",
    color: "fg.muted",
    "& b": { color: "fg" },
  },
});

import type { SystemStyleObject } from "@chakra-ui/react";
import { LARGE_TEXT } from "../../ui/theme/scales";

/** A button or link of the header: an icon with a word, which is visible from `lg` on. */
export const headerToolStyle: SystemStyleObject = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "2",
  minH: "target",
  px: { base: "2.5", lg: "3" },
  borderRadius: "control",
  textStyle: "small",
  fontWeight: "500",
  whiteSpace: "nowrap",
  cursor: "pointer",
  _hover: { bg: "bg.muted" },
  [LARGE_TEXT]: { px: "1" },
};

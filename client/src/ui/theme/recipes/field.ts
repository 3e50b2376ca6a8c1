import type { SystemStyleObject } from "@chakra-ui/react";

/** The label of a control or of a group. */
export const labelStyle: SystemStyleObject = { fontSize: "small", fontWeight: "600", lineHeight: "1.4" };

/** The error message below a control, beside an icon. */
export const errorTextStyle: SystemStyleObject = {
  display: "flex",
  gap: "1.5",
  fontSize: "small",
  fontWeight: "500",
  lineHeight: "1.4",
  color: "error.fg",
  "& svg": { mt: "1px" },
};

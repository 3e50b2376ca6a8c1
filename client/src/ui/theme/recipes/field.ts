import type { SystemStyleObject } from "@chakra-ui/react";

/** Above a control or a group of them. */
export const labelStyle: SystemStyleObject = { fontSize: "small", fontWeight: "600", lineHeight: "1.4" };

/** Below a control, beside a sign. */
export const errorTextStyle: SystemStyleObject = {
  display: "flex",
  gap: "1.5",
  fontSize: "small",
  fontWeight: "500",
  lineHeight: "1.4",
  color: "error.fg",
  "& svg": { mt: "1px" },
};

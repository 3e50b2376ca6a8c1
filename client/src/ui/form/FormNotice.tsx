import type { ReactNode } from "react";
import { AlertIcon } from "../icons";
import { chakra } from "../theme/chakra";

/** A sentence that matters to who fills in a form, without being wrong. */
export const NoticeFrame = chakra("div", {
  base: {
    display: "flex",
    gap: "3.5",
    py: "4",
    px: "5",
    bg: "wait.subtle",
    borderLeftWidth: "3px",
    borderColor: "wait.fg",
    borderRadius: "picture",
    fontSize: "small",
    lineHeight: "1.5",
    "& > svg": { color: "wait.fg", mt: "1px" },
  },
});

/** Beside the button of a form: what came of it, and what to do. Read aloud when it appears; nothing without a sentence. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children !== undefined && (
        <NoticeFrame>
          <AlertIcon />
          <p>{children}</p>
        </NoticeFrame>
      )}
    </div>
  );
}

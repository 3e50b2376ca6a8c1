import type { ReactNode } from "react";
import { AlertIcon } from "../icons";
import { chakra } from "../theme/chakra";

/** Frame of a hint in a form that is not an error. */
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

/** Result of a form beside its button; a live region. Empty without a message. */
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
